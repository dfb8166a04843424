import type { StepContent } from '../entities/step.ts';

const verified_on = '2026-11-20';

/** The ten steps of Germany, in the order in which the offices ask for them. */
export const germany: readonly StepContent[] = [
  {
    step_number: 1,
    title: 'Be covered by health insurance',
    original_term: 'Krankenversicherung',
    description:
      'Everyone who lives in Germany must have health insurance from the first day. Until a German insurer covers you, travel or private insurance, or the European card of your home country, fills the gap.',
    deadline: 'from the day you arrive',
    note: null,
    question: 'Are you covered by health insurance?',
    stamp: 'Gesundheit',
    bring: [
      { item: 'Insurance policy', note: 'with the dates it covers' },
      {
        item: 'European Health Insurance Card (EHIC)',
        note: 'only if you come from the EU, EEA or Switzerland',
      },
    ],
    places: [
      {
        label: 'make-it-in-germany.com',
        url: 'https://www.make-it-in-germany.com/',
      },
    ],
    source_url: 'https://www.make-it-in-germany.com/',
    verified_on,
  },
  {
    step_number: 2,
    title: 'Find housing where you can register',
    original_term: 'Wohnung',
    description:
      'Look for a place whose landlord will sign the confirmation that you moved in. Without it you cannot register your address, and most later steps wait for that.',
    deadline: 'as soon as possible',
    note: 'Ask before you sign: "Can I register here?" Some short lets do not allow it.',
    question: 'Have you found a place where you can register?',
    stamp: 'Wohnung',
    bring: [
      { item: 'Passport or identity card', note: null },
      { item: 'Proof of income', note: 'contract, payslips or a grant letter' },
      {
        item: 'SCHUFA report',
        note: 'your credit record; new arrivals often have none yet, so offer other proof',
      },
    ],
    places: [{ label: 'handbookgermany.de', url: 'https://handbookgermany.de/' }],
    source_url: 'https://handbookgermany.de/',
    verified_on,
  },
  {
    step_number: 3,
    title: 'Register your address',
    original_term: 'Anmeldung',
    description:
      'Go to a Bürgeramt, the citizens’ office, in your town. In Berlin, booking the appointment within the two weeks is enough, even if its date is later.',
    deadline: 'within 2 weeks of moving in',
    note: 'Keep the paper you get, the Meldebestätigung: the bank and other offices ask for it.',
    question: 'Have you registered your address?',
    stamp: 'Anmeldung',
    bring: [
      { item: 'Passport or identity card', note: null },
      { item: 'Registration form', note: 'from the office or its website' },
      { item: 'Wohnungsgeberbestätigung', note: 'signed by the landlord; the lease is not enough' },
      { item: 'Civil-status certificates', note: 'marriage or birth, if you have them' },
    ],
    places: [
      {
        label: 'Book in Berlin at service.berlin.de',
        url: 'https://service.berlin.de/dienstleistung/120686/',
      },
      { label: 'Other towns: verwaltung.bund.de, or phone 115', url: 'https://verwaltung.bund.de/' },
    ],
    source_url: 'https://service.berlin.de/dienstleistung/120686/',
    verified_on,
  },
  {
    step_number: 4,
    title: 'Receive your tax ID',
    original_term: 'Steuer-ID',
    description:
      'It comes by post to the address you registered: a number of 11 digits. Your employer needs it for your first pay. You do not have to apply for it.',
    deadline: null,
    note: 'No letter after 3 months? Ask the Federal Central Tax Office to send it again.',
    question: 'Have you received your tax ID?',
    stamp: 'Steuer-ID',
    bring: [],
    places: [{ label: 'Federal Central Tax Office, bzst.de', url: 'https://www.bzst.de/' }],
    source_url: 'https://www.bzst.de/',
    verified_on,
  },
  {
    step_number: 5,
    title: 'Open a bank account',
    original_term: 'Girokonto',
    description:
      'Rent, salary and insurance are paid by bank transfer. Everyone who lives here legally has a right to a basic account, the Basiskonto, whatever their income or papers.',
    deadline: null,
    note: 'A bank refused you? Ask for the Basiskonto by name; the financial supervisor BaFin explains how.',
    question: 'Have you opened a bank account?',
    stamp: 'Konto',
    bring: [
      { item: 'Passport or identity card', note: null },
      { item: 'Meldebestätigung', note: 'the registration paper; many banks ask for it' },
    ],
    places: [{ label: 'Your right to an account, bafin.de', url: 'https://www.bafin.de/' }],
    source_url: 'https://www.bafin.de/',
    verified_on,
  },
  {
    step_number: 6,
    title: 'Choose a health insurer',
    original_term: 'Krankenkasse',
    description:
      'If you have a job, choose a public insurer and tell your employer which one. If you do not choose in time, the employer chooses for you.',
    deadline: 'within 2 weeks of starting work',
    note: null,
    question: 'Have you chosen a health insurer?',
    stamp: 'Krankenkasse',
    bring: [
      { item: 'Passport or identity card', note: null },
      { item: 'Your registered address', note: null },
      { item: 'Work contract', note: null },
    ],
    places: [{ label: 'List of insurers, gkv-spitzenverband.de', url: 'https://www.gkv-spitzenverband.de/' }],
    source_url: 'https://www.gkv-spitzenverband.de/',
    verified_on,
  },
  {
    step_number: 7,
    title: 'Get your social-security number',
    original_term: 'Sozialversicherungsnummer',
    description:
      'Your health insurer or your employer usually asks for it for you, and it comes by post. Keep the letter: the number stays the same all your life.',
    deadline: null,
    note: null,
    question: 'Do you have your social-security number?',
    stamp: 'Rente',
    bring: [{ item: 'Passport or identity card', note: null }],
    places: [{ label: 'deutsche-rentenversicherung.de', url: 'https://www.deutsche-rentenversicherung.de/' }],
    source_url: 'https://www.deutsche-rentenversicherung.de/',
    verified_on,
  },
  {
    step_number: 8,
    title: 'Apply for your residence permit',
    original_term: 'Aufenthaltstitel',
    description:
      'Apply at the foreigners’ office, the Ausländerbehörde, of the place where you live. Appointments can be months away, so book as early as you can.',
    deadline: 'before your visa ends',
    note: 'Not needed by citizens of the EU, EEA and Switzerland: answer Yes and go on. Citizens of Australia, Canada, Israel, Japan, New Zealand, South Korea, the United Kingdom and the United States who came without a visa usually apply within 90 days.',
    question: 'Have you applied for your residence permit?',
    stamp: 'Aufenthalt',
    bring: [
      { item: 'Passport', note: null },
      { item: 'Biometric photo', note: null },
      { item: 'Meldebestätigung', note: 'the registration paper' },
      { item: 'Proof of health insurance', note: null },
      { item: 'Work contract or proof of funds', note: null },
      { item: 'Lease', note: null },
    ],
    places: [{ label: 'Find your office at bamf-navi.bamf.de', url: 'https://bamf-navi.bamf.de/' }],
    source_url: 'https://bamf-navi.bamf.de/',
    verified_on,
  },
  {
    step_number: 9,
    title: 'Register for the broadcasting fee',
    original_term: 'Rundfunkbeitrag',
    description:
      'Each home pays one fee for public radio and television, even without a television. If a flatmate pays already, give their number and you pay nothing.',
    deadline: 'from the month you move in',
    note: 'People on some benefits or grants can ask to be exempt.',
    question: 'Have you registered for the broadcasting fee?',
    stamp: 'Rundfunk',
    bring: [{ item: 'A flatmate’s contribution number', note: 'if they pay already' }],
    places: [{ label: 'rundfunkbeitrag.de', url: 'https://www.rundfunkbeitrag.de/' }],
    source_url: 'https://www.rundfunkbeitrag.de/',
    verified_on,
  },
  {
    step_number: 10,
    title: 'Get a transport ticket',
    original_term: 'Deutschlandticket',
    description:
      'The Deutschlandticket is a monthly subscription for local and regional transport in the whole country. Some towns, employers and universities have a cheaper one.',
    deadline: null,
    note: 'It renews by itself; look up the day of the month by which you must cancel.',
    question: 'Do you have a transport ticket?',
    stamp: 'Fahrkarte',
    bring: [{ item: 'Bank account for direct debit', note: 'SEPA, your German or any EU account' }],
    places: [
      { label: 'deutschlandticket.de', url: 'https://www.deutschlandticket.de/' },
      { label: 'bahn.de', url: 'https://www.bahn.de/' },
    ],
    source_url: 'https://www.deutschlandticket.de/',
    verified_on,
  },
];
