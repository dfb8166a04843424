import type { BringLine, BringMatch, CounterGuide, Phrase, StoredDocument } from '@settlement-help/contract';
import { fixtures } from '@settlement-help/contract/testing';

const phrase = (original: string, translation: string, say: string): Phrase => ({
  original,
  translation,
  say,
});

const line = (item: string, original: string, documents: CounterGuide['bring'][number]['documents']) => ({
  ...{ item, original, documents, note: null, max_age_months: null, copies: null },
});

/** The counter pass of a registration in Germany, in English. */
export const counterGuide = {
  key: 'anmeldung',
  country: 'Germany',
  language: 'de',
  title: 'Register your address',
  original_term: 'Anmeldung',
  stamp: 'Anmeldung',
  laws: [{ name: '§ 17 BMG', url: null }],
  if_refused: ['A paper is missing? Ask which one, and for a new date.'],
  letters: [{ key: 'wohnungsgeberbestaetigung', title: 'Confirmation of the landlord' }],
  labels: {
    to_show: 'Für das Amt · zum Zeigen',
    valid_until: 'gültig bis {date}',
    issued_on: 'vom {date}',
    present: 'liegt vor',
    stored: 'auf dem Handy',
    papers: 'Unterlagen für diesen Besuch, mit Häkchen: dabei',
    point:
      'Ich habe eine Liste mit Fragen auf Deutsch. Bitte zeigen Sie auf eine, dann zeige ich auf meine Antwort.',
    deadline: 'Frist: {date}',
  },
  request: phrase(
    'Guten Tag, ich möchte meine Wohnung anmelden.',
    'Hello, I would like to register my home.',
    'GOO-ten tahk, ikh MERKH-tuh MY-nuh VOH-noong AN-mel-den.',
  ),
  since: {
    day: 'moved_in_on',
    when: 'past',
    ...phrase(
      'Ich bin am {date} eingezogen.',
      'I moved in on {date}.',
      'ikh bin am {date} INE-guh-tsoh-gen.',
    ),
  },
  ask_confirmation: phrase(
    'Könnte ich bitte die Meldebestätigung haben?',
    'Could I have the registration certificate, please?',
    'KERN-tuh ikh BIT-tuh dee MEL-duh-buh-shtay-tee-goong HAH-ben?',
  ),
  speak_slowly: phrase(
    'Ich lerne Deutsch. Bitte sprechen Sie langsam.',
    'I am learning German. Please speak slowly.',
    'ikh LAIR-nuh doytch. BIT-tuh SHPREKH-en zee LANG-zahm.',
  ),
  repeat: phrase(
    'Können Sie das bitte aufschreiben?',
    'Could you write that down, please?',
    'KERN-en zee dass BIT-tuh OWF-shry-ben?',
  ),
  visit_note: phrase(
    'Bitte geben Sie mir eine kurze Bestätigung, dass ich heute hier war.',
    'Please give me a short note that I was here today.',
    'BIT-tuh GAY-ben zee meer Y-nuh KOOR-tsuh buh-SHTAY-tee-goong, dass ikh HOY-tuh heer var.',
  ),
  other_office: phrase(
    'Bin ich hier richtig? Wenn nicht, schreiben Sie mir bitte die richtige Stelle auf.',
    'Am I in the right place? If not, please write down where I should go.',
    'bin ikh heer RIKH-tikh? ven nikht, SHRY-ben zee meer BIT-tuh dee RIKH-tee-guh SHTEL-luh owf.',
  ),
  ask_missing: phrase(
    'Bitte schreiben Sie mir auf, was fehlt.',
    'Please write down for me what is missing.',
    'BIT-tuh SHRY-ben zee meer OWF, vass faylt.',
  ),
  ask_refusal: phrase(
    'Könnten Sie mir die Ablehnung bitte schriftlich geben, mit den Gründen?',
    'Could you please give me the refusal in writing, with the reasons?',
    'KERN-ten zee meer dee AP-lay-noong BIT-tuh SHRIFT-likh GAY-ben, mit dayn GRUEN-den?',
  ),
  new_appointment: phrase(
    'Ich brauche einen neuen Termin. Wann ist der nächste möglich?',
    'I need a new appointment. When is the next one possible?',
    'ikh BROW-khuh Y-nen NOY-en tair-MEEN. van ist dair NEKH-stuh MERK-likh?',
  ),
  questions: [
    {
      key: 'first_registration',
      original: 'Ist das Ihre erste Anmeldung in Deutschland?',
      translation: 'Is this your first registration in Germany?',
      answers: [
        { original: 'Ja', translation: 'Yes' },
        { original: 'Nein', translation: 'No' },
      ],
      advice: null,
    },
    {
      key: 'religion',
      original: 'Welcher Religionsgemeinschaft gehören Sie an?',
      translation: 'Which religious community do you belong to?',
      answers: [
        { original: 'Keiner', translation: 'None' },
        { original: 'Evangelisch', translation: 'Protestant' },
        { original: 'Römisch-katholisch', translation: 'Roman Catholic' },
        { original: 'Einer anderen', translation: 'Another one' },
      ],
      advice: 'Your answer decides whether you pay church tax.',
    },
  ],
  bring: [
    line('Passport or identity card', 'Reisepass oder Personalausweis', ['passport', 'identity_card']),
    line('Registration form', 'Anmeldeformular', []),
    line('Wohnungsgeberbestätigung', 'Wohnungsgeberbestätigung', ['landlord_confirmation']),
    line('Civil-status certificates', 'Personenstandsurkunden', ['marriage_certificate']),
  ],
} satisfies CounterGuide;

const [fixture] = fixtures.documents as [StoredDocument];
const document = (original_filename: string, fields: Partial<StoredDocument>): StoredDocument => ({
  ...fixture,
  ...{ id: original_filename, original_filename },
  ...fields,
});

const lineAt = (index: number) => counterGuide.bring[index] as BringLine;

/** The bring list of the guide with two documents. */
export const counterMatches: BringMatch[] = [
  {
    line: lineAt(0),
    state: 'present',
    document: document('Passport.jpg', { kind: 'passport', expires_on: '2031-05-12' }),
  },
  { line: lineAt(1), state: 'not_stored', document: null },
  {
    line: lineAt(2),
    state: 'present',
    document: document('Landlord.pdf', { kind: 'landlord_confirmation', issued_on: '2026-11-21' }),
  },
  { line: lineAt(3), state: 'missing', document: null },
];
