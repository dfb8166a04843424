import type { StepContent } from '../entities/step.ts';

const verified_on = '2026-11-20';

/** The ten steps of France, in the order in which the offices ask for them. */
export const france: readonly StepContent[] = [
  {
    step_number: 1,
    title: 'Validate your long-stay visa',
    original_term: 'VLS-TS',
    description:
      'Validate the visa online after you arrive. Without this, it stops being a residence permit and you may not be able to come back after a trip.',
    deadline: 'within 3 months of arriving',
    note: 'Not needed by citizens of the EU, EEA and Switzerland: answer Yes and go on. If your visa says “carte de séjour à solliciter”, apply for a permit instead, usually within 2 months.',
    question: 'Have you validated your visa?',
    stamp: 'Visa',
    bring: [
      { item: 'Passport', note: null },
      { item: 'Visa number and entry date', note: 'both are in your passport' },
      { item: 'Address in France', note: 'where you stay now is enough' },
      { item: 'E-mail address', note: null },
      { item: 'Payment card or e-stamp', note: 'for the tax; the site says how much' },
    ],
    places: [
      {
        label: 'Online office for foreign nationals',
        url: 'https://administration-etrangers-en-france.interieur.gouv.fr/',
      },
    ],
    source_url: 'https://administration-etrangers-en-france.interieur.gouv.fr/',
    verified_on,
  },
  {
    step_number: 2,
    title: 'Find housing and a proof of address',
    original_term: 'Justificatif de domicile',
    description:
      'Nearly every office asks for a proof of address that is less than 3 months old: a lease, an electricity bill, or a letter from the person you live with.',
    deadline: 'as soon as possible',
    note: 'No guarantor? Visale is a free guarantee that many new arrivals can use.',
    question: 'Do you have a proof of address?',
    stamp: 'Logement',
    bring: [
      { item: 'Passport or identity card', note: null },
      { item: 'Proof of income', note: 'contract, payslips or a grant letter' },
      { item: 'Guarantor', note: 'a person or Visale' },
    ],
    places: [
      { label: 'Free guarantee, visale.fr', url: 'https://www.visale.fr/' },
      { label: 'service-public.gouv.fr', url: 'https://www.service-public.gouv.fr/' },
    ],
    source_url: 'https://www.service-public.gouv.fr/',
    verified_on,
  },
  {
    step_number: 3,
    title: 'Get a French phone number',
    original_term: 'Numéro de téléphone',
    description:
      'Banks, health insurance and many offices send codes by text message to a French number. A prepaid card is enough to start.',
    deadline: null,
    note: null,
    question: 'Do you have a French phone number?',
    stamp: 'Téléphone',
    bring: [{ item: 'Passport or identity card', note: null }],
    places: [{ label: 'Your rights, arcep.fr', url: 'https://www.arcep.fr/' }],
    source_url: 'https://www.arcep.fr/',
    verified_on,
  },
  {
    step_number: 4,
    title: 'Open a bank account and get a RIB',
    original_term: 'RIB',
    description:
      'The RIB is the slip with your account number. Employers, landlords and the family office ask for it.',
    deadline: null,
    note: 'Every bank refused you? The “droit au compte” at the Banque de France finds you one.',
    question: 'Do you have a bank account and a RIB?',
    stamp: 'Compte',
    bring: [
      { item: 'Passport or identity card', note: null },
      { item: 'Proof of address', note: 'less than 3 months old' },
    ],
    places: [{ label: 'Right to an account, banque-france.fr', url: 'https://www.banque-france.fr/' }],
    source_url: 'https://www.banque-france.fr/',
    verified_on,
  },
  {
    step_number: 5,
    title: 'Register with the health insurance',
    original_term: 'Assurance Maladie',
    description:
      'Register and you get a social-security number. Employees can do it from the first day of work, others after 3 months of living in France.',
    deadline: 'as soon as possible',
    note: 'Students register at etudiant-etranger.ameli.fr.',
    question: 'Have you registered with the health insurance?',
    stamp: 'Santé',
    bring: [
      { item: 'Form S1106', note: 'from ameli.fr' },
      { item: 'Passport or identity card', note: null },
      {
        item: 'Full birth certificate',
        note: 'with the names of your parents; a translation is often asked',
      },
      { item: 'Residence permit or visa', note: null },
      { item: 'RIB', note: 'from your bank' },
      { item: 'Work contract or proof of residence', note: null },
    ],
    places: [
      { label: 'ameli.fr', url: 'https://www.ameli.fr/' },
      { label: 'Students: etudiant-etranger.ameli.fr', url: 'https://etudiant-etranger.ameli.fr/' },
    ],
    source_url: 'https://www.ameli.fr/',
    verified_on,
  },
  {
    step_number: 6,
    title: 'Get your health card and a doctor',
    original_term: 'Carte Vitale, médecin traitant',
    description:
      'Open your ameli account, order the carte Vitale, and name one doctor as your médecin traitant. Visits then cost you less.',
    deadline: 'when you have your final number',
    note: null,
    question: 'Have you ordered your carte Vitale?',
    stamp: 'Vitale',
    bring: [
      { item: 'Photo', note: null },
      { item: 'Passport or identity card', note: null },
      { item: 'Social-security number', note: 'the final one' },
    ],
    places: [{ label: 'Your account, ameli.fr', url: 'https://www.ameli.fr/' }],
    source_url: 'https://www.ameli.fr/',
    verified_on,
  },
  {
    step_number: 7,
    title: 'Go to the immigration office if you are called',
    original_term: 'OFII',
    description:
      'The OFII may call you for the integration contract, a language test and a medical visit. Go on the date in the letter, or write to ask for another.',
    deadline: 'on the date in the letter',
    note: 'No letter came, or you are a citizen of the EU, EEA or Switzerland? Answer Yes and go on.',
    question: 'Have you been to the OFII, or were you not called?',
    stamp: 'OFII',
    bring: [
      { item: 'The letter', note: null },
      { item: 'Passport', note: null },
      { item: 'Confirmation that your visa is validated', note: null },
    ],
    places: [{ label: 'ofii.fr', url: 'https://www.ofii.fr/' }],
    source_url: 'https://www.ofii.fr/',
    verified_on,
  },
  {
    step_number: 8,
    title: 'Ask for housing aid',
    original_term: 'CAF, APL',
    description:
      'The family office, CAF, pays part of the rent for many people, students too. It does not pay for the months before you asked.',
    deadline: 'when you move in',
    note: null,
    question: 'Have you asked the CAF for housing aid?',
    stamp: 'Aide',
    bring: [
      { item: 'Lease', note: null },
      { item: 'RIB', note: 'from your bank' },
      { item: 'Residence permit or visa', note: null },
    ],
    places: [{ label: 'Try the simulator at caf.fr', url: 'https://www.caf.fr/' }],
    source_url: 'https://www.caf.fr/',
    verified_on,
  },
  {
    step_number: 9,
    title: 'Get a transport pass',
    original_term: 'Carte de transport',
    description:
      'In Paris and around it the pass is called Navigo. Other towns have their own network and often reduced fares for new residents, students or low incomes.',
    deadline: null,
    note: 'If you are employed, your employer pays a part of it: ask.',
    question: 'Do you have a transport pass?',
    stamp: 'Transport',
    bring: [
      { item: 'Photo', note: null },
      { item: 'Address', note: null },
    ],
    places: [
      { label: 'Paris region, iledefrance-mobilites.fr', url: 'https://www.iledefrance-mobilites.fr/' },
    ],
    source_url: 'https://www.iledefrance-mobilites.fr/',
    verified_on,
  },
  {
    step_number: 10,
    title: 'Get your tax number',
    original_term: 'Numéro fiscal',
    description:
      'Everyone who lives in France declares their income once a year, even when there is no tax to pay. Ask for your tax number before your first declaration.',
    deadline: 'April to June of the next year',
    note: 'The first declaration is often on paper; the tax office of your town helps.',
    question: 'Do you have your tax number?',
    stamp: 'Impôts',
    bring: [
      { item: 'Passport or identity card', note: null },
      { item: 'Proof of address', note: 'less than 3 months old' },
    ],
    places: [{ label: 'impots.gouv.fr', url: 'https://www.impots.gouv.fr/' }],
    source_url: 'https://www.impots.gouv.fr/',
    verified_on,
  },
];
