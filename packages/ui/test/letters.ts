import type { Letter, LetterTitle } from '@settlement-help/contract';

/** A letter with a field of each kind. */
export const letter: Letter = {
  key: 'termin-auslaenderbehoerde',
  country: 'Germany',
  language: 'de',
  title: 'Request for an appointment at the foreigners’ office',
  original_term: 'Antrag und Bitte um einen Termin',
  about: 'No appointment to be found, and your visa ends soon? With this letter you ask for one.',
  send_to: 'The Ausländerbehörde of the place where you are registered.',
  tips: ['Send it before your visa or permit ends.', 'Keep the proof that you sent it.'],
  steps: ['residence-permit'],
  fields: [
    {
      key: 'name',
      label: 'Your name',
      hint: 'As in your passport.',
      type: 'text',
      required: true,
      options: [],
    },
    { key: 'address', label: 'Your address', hint: null, type: 'lines', required: true, options: [] },
    {
      key: 'purpose',
      label: 'Why you are in Germany',
      hint: null,
      type: 'choice',
      required: true,
      options: [
        { original: 'zum Zweck der Beschäftigung', label: 'for work' },
        { original: 'zum Zweck des Studiums', label: 'for study' },
      ],
    },
    {
      key: 'ends_on',
      label: 'The day your visa ends',
      hint: null,
      type: 'date',
      required: false,
      options: [],
    },
    { key: 'written_on', label: 'Date of the letter', hint: null, type: 'date', required: true, options: [] },
  ],
  paragraphs: [
    { role: 'sender', original: '{name}\n{address}', translation: '{name}\n{address}' },
    { role: 'date', original: 'den {written_on}', translation: '{written_on}' },
    { role: 'subject', original: 'Bitte um einen Termin', translation: 'Request for an appointment' },
    {
      role: 'body',
      original: 'hiermit beantrage ich eine Aufenthaltserlaubnis {purpose} und bitte um einen Termin.',
      translation: 'I apply for a residence permit {purpose}, and ask for an appointment.',
    },
    {
      role: 'body',
      original: 'Mein Visum gilt bis zum {ends_on}.',
      translation: 'My visa is valid until {ends_on}.',
    },
    { role: 'body', original: 'Mit freundlichen Grüßen', translation: 'Kind regards' },
    { role: 'signature', original: 'Unterschrift: {name}', translation: 'Signature: {name}' },
  ],
  sources: [
    {
      title: '§ 81 AufenthG: Beantragung des Aufenthaltstitels',
      authority: 'Bundesministerium der Justiz',
      url: 'https://www.gesetze-im-internet.de/aufenthg_2004/__81.html',
      is_exact: true,
    },
  ],
  laws: [{ name: '§ 81 AufenthG', url: 'https://www.gesetze-im-internet.de/aufenthg_2004/__81.html' }],
  verified_on: '2026-11-22',
  review_by: '2027-05-22',
};

export const filled = {
  name: 'Amira Haddad',
  address: 'Sonnenallee 12\n12045 Berlin',
  purpose: 'zum Zweck des Studiums',
  ends_on: '2027-01-01',
  written_on: '2026-11-20',
};

export const letterTitles: LetterTitle[] = [
  letter,
  {
    key: 'kaution',
    language: 'de',
    title: 'Asking for your deposit back',
    original_term: 'Rückzahlung der Mietkaution',
    about: 'You moved out and the deposit has not come back?',
    steps: ['housing'],
  },
];
