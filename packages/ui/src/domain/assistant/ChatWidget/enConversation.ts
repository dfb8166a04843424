import type { Country } from '@settlement-help/contract';
import type { Formats } from '../../../i18n/formats.ts';
import type { Topic } from './matchTopic.ts';

const keywords: Record<Topic, readonly string[]> = {
  emergency: [
    'emergency',
    'emergencies',
    'urgent',
    'ambulance',
    'police',
    'fire',
    'accident',
    'danger',
    '112',
    '911',
  ],
  documents: [
    'document',
    'documents',
    'paper',
    'papers',
    'passport',
    'upload',
    'file',
    'files',
    'certificate',
  ],
  settlement: [
    'settlement',
    'settle',
    'checklist',
    'step',
    'steps',
    'registration',
    'register',
    'anmeldung',
    'visa',
    'residence permit',
    'permit',
  ],
  bank: ['bank', 'banks', 'banking', 'bank account', 'account', 'iban', 'rib', 'basiskonto'],
  health: [
    'health',
    'health insurance',
    'insurance',
    'doctor',
    'hospital',
    'carte vitale',
    'krankenkasse',
    'sick',
  ],
  work: ['work', 'job', 'jobs', 'work permit', 'employer', 'employment', 'unemployed', 'salary'],
  housing: [
    'housing',
    'house',
    'flat',
    'apartment',
    'rent',
    'landlord',
    'lease',
    'home',
    'wohnung',
    'logement',
  ],
  language: ['language', 'languages', 'language course', 'course', 'german', 'french', 'integration course'],
  community: ['community', 'forum', 'question', 'questions', 'people', 'friends', 'meet'],
  tax: [
    'tax',
    'taxes',
    'tax id',
    'tax number',
    'tax return',
    'tax office',
    'steuer id',
    'finanzamt',
    'impots',
  ],
};

const ownNumbers: Record<Country, string> = {
  France:
    'In France you can also call 15 (medical), 17 (police) or 18 (fire), or send a text message to 114.',
  Germany: 'In Germany you can also call 110 for the police, and 116 117 for the on-call doctor.',
};

/**
 * What the assistant says in English (§9 Assistant). It comes with the conversation and not with the other texts, which
 * every visit loads.
 */
export const enConversation = (_format: Formats) => ({
  title: 'Assistant',
  about: 'Ready-made answers to common questions. What you write stays on this device.',
  close: 'Close the assistant',
  log: 'Conversation',
  you: 'You: ',
  it: 'Assistant: ',
  message: 'Your message',
  send: 'Send',
  typing: 'The assistant is writing',
  greeting:
    'Welcome! Ask me about documents, settlement steps, banks, health, work, housing, language, the community or taxes.',
  call: 'Call 112',
  openSection: (section: string) => `Open ${section}`,
  keywords,
  replies: {
    emergency: (country: Country) =>
      `Call 112 (EU) at once: it is free, from any phone, for ambulance, fire brigade and police. In the US the number is 911. ${ownNumbers[country]}`,
    documents: () =>
      'Keep your papers under Documents: PDF, JPG, PNG, DOC or DOCX, up to 10MB each. Only you can open them.',
    settlement: () =>
      'Your checklist has the official steps in order. Each says what to bring, where to go and by when; the next one opens when you are done.',
    bank: (country: Country) =>
      country === 'France'
        ? 'Bring your passport and a proof of address, and ask for a RIB. If a bank refuses you, the Banque de France can name one that must take you (droit au compte).'
        : 'Bring your passport, and often the Meldebestätigung. Everyone who lives here legally has a right to a basic account (Basiskonto).',
    health: (country: Country) =>
      country === 'France'
        ? 'Register with the Assurance Maladie (ameli.fr): employees from the first day of work, others after three months. The checklist says what to bring.'
        : 'You need health insurance from the first day. Once you work, you choose a Krankenkasse and tell your employer within two weeks.',
    work: (country: Country) =>
      country === 'France'
        ? 'France Travail helps you to look for work. Whether you may work is written on your visa or permit.'
        : 'The Agentur für Arbeit helps you to look for work. Whether you may work is written in your visa or permit.',
    housing: (country: Country) =>
      country === 'France'
        ? 'You need a proof of address for almost every step. Visale can stand as a guarantor, and CAF pays housing aid from when you apply.'
        : 'Look for a place where you can register: you need the Wohnungsgeberbestätigung of the landlord for the Anmeldung.',
    language: (country: Country) =>
      country === 'France'
        ? 'With the integration contract, OFII pays for French lessons. Town halls and associations offer more, often for free.'
        : 'Integration courses (BAMF) teach German for little or no money. Adult schools (Volkshochschule) offer more.',
    community: () =>
      'In the Community Forum people who made the move answer questions. Look whether yours is there, or ask it.',
    tax: (country: Country) =>
      country === 'France'
        ? 'You get your tax number from impots.gouv.fr. The first return is due in spring of the year after you arrive.'
        : 'Your tax ID comes by post some weeks after you register your address. Ask for it at bzst.de if it has not come after three months.',
  } satisfies Record<Topic, (country: Country) => string>,
  fallbacks: [
    'I have no ready answer to that. Try a single word, such as "bank", "housing" or "tax".',
    'I did not find that. Your checklist explains each official step in plain words.',
    'I do not know that one. People in the Community Forum may: ask them.',
    'Nothing of mine fits. The Services page lists the offices that can answer.',
  ] as const,
});

/** The shape that every language of the conversation fills. */
export type ConversationTexts = ReturnType<typeof enConversation>;
