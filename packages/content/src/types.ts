import type { output } from 'zod';
import type {
  CounterFacts,
  CounterTexts,
  CountryFacts,
  Language as LanguageSchema,
  LetterFacts,
  OfficeKind as OfficeKindSchema,
  Offices as OfficesSchema,
  PlanRule as PlanRuleSchema,
  ServiceFacts,
  ServiceTexts,
  StepFacts,
  StepTexts,
  Translated,
} from './schema.ts';

export type Country = 'France' | 'Germany';

export type Language = output<typeof LanguageSchema>;

/** The language of the letters and official terms of a country. */
export type OfficialLanguage = 'fr' | 'de';

/** The language and the translator of a translated text. */
export interface Translation {
  language: Language;
  by: output<typeof Translated>['translation']['by'];
}

interface Texts {
  /** Absent if the texts are English, including when a translation is missing. */
  translation?: Translation;
}

/** One entry of `plan.yaml`: the conditions, prerequisites and due dates of a step. */
export type PlanRule = output<typeof PlanRuleSchema>;

export type OfficeKind = output<typeof OfficeKindSchema>;

/** The offices and departments of a country, and the kind of office that handles each step. */
export type Offices = output<typeof OfficesSchema> & { steps: Record<string, OfficeKind> };

export interface Office {
  /** In the country's language, such as `Préfecture`. */
  name: string;
  /** The URL where people find the address of the office. */
  directory: string;
  phone: string | null;
  /** The department of a French postal code, such as `69` and `Rhône`. */
  department: { code: string; name: string } | null;
  /** The town of a prefecture. */
  town: string | null;
}

export interface Link {
  label: string;
  url: string;
}

/** A page that confirms the facts. */
export interface Source {
  title: string;
  authority: string;
  url: string;
  /** False if `url` is a front page and readers must look for `title` there. */
  is_exact: boolean;
}

type FactsOfStep = output<typeof StepFacts>;
type TextsOfStep = output<typeof StepTexts>;

/** A line of the list of what to bring. */
export type BringLine = TextsOfStep['bring'][number] & FactsOfStep['bring'][number];

/** A step of the checklist in English. */
export interface Step
  extends Pick<FactsOfStep, 'original_term' | 'stamp' | 'verified_on' | 'review_by'>,
    Pick<TextsOfStep, 'title' | 'description' | 'deadline' | 'note' | 'question'> {
  /** The name of the step's folder. */
  key: string;
  /** The position in the country's plan, starting at 1. */
  step_number: number;
  bring: BringLine[];
  places: Link[];
  /** The first exact source, or else the first source. */
  source_url: string;
}

/** The translated checklist texts of a step. */
export interface StepTranslation
  extends Pick<Step, 'title' | 'description' | 'deadline' | 'note' | 'question' | 'bring' | 'places'> {
  translation: Translation;
}

/** The translated steps of a country by key. A step without a translation is missing. */
export type StepTranslations = Record<string, StepTranslation>;

/** The content of a step's page. */
export interface StepGuide
  extends Texts,
    Omit<Step, 'step_number' | 'source_url'>,
    Pick<FactsOfStep, 'office' | 'laws'>,
    Omit<TextsOfStep, keyof Step | 'links'> {
  country: Country;
  sources: Source[];
  letters: Pick<Letter, 'key' | 'title' | 'translation'>[];
  terms: Term[];
}

/** A step on the landing page, with one of its sources. */
export interface ExampleStep
  extends Pick<StepGuide, 'translation' | 'country' | 'key' | 'title' | 'original_term' | 'deadline'> {
  verified_on: string;
  source: Source;
}

/** Number of steps, and of those compared with all their sources. */
export interface ReviewSummary {
  steps: number;
  verified: number;
  /** The day of the latest comparison. */
  last_verified_on: string;
}

export interface LetterField {
  key: string;
  label: string;
  hint: string | null;
  /** `lines` is a text of several lines, such as an address. */
  type: output<typeof LetterFacts>['fields'][number]['type'];
  required: boolean;
  /** Only for a choice: the text in the letter's language and its translation. */
  options: { original: string; label: string }[];
}

/** A letter to fill in, print and sign, with its translation. */
export interface Letter
  extends Texts,
    Pick<output<typeof LetterFacts>, 'steps' | 'laws' | 'verified_on' | 'review_by'> {
  key: string;
  country: Country;
  /** The language of the original. */
  language: OfficialLanguage;
  title: string;
  original_term: string;
  about: string;
  send_to: string;
  tips: string[];
  fields: LetterField[];
  /** `{key}` is replaced with the value of a field. A paragraph is left out if all its fields are optional and empty. */
  paragraphs: {
    role: output<typeof LetterFacts>['paragraphs'][number]['role'];
    original: string;
    translation: string;
  }[];
  sources: Source[];
}

/** A sentence that the user says at a counter. */
export interface Phrase {
  /** In the country's language. */
  original: string;
  translation: string;
  /** How readers of the translation pronounce the original; null if they speak the country's language. */
  say: string | null;
}

type CounterFactsOfStep = output<typeof CounterFacts>['steps'][string];

/** A question of an official with answers to point at. */
export interface CounterQuestion extends Pick<output<typeof CounterTexts>['questions'][string], 'advice'> {
  key: string;
  original: string;
  translation: string;
  answers: { original: string; translation: string }[];
}

/** The sentences, questions and documents that a user shows to an official for a step. */
export interface CounterGuide
  extends Texts,
    Pick<
      StepGuide,
      'country' | 'key' | 'title' | 'original_term' | 'stamp' | 'laws' | 'if_refused' | 'letters'
    > {
  /** The country's language. */
  language: OfficialLanguage;
  /** In the country's language. `{date}` is replaced with a date. */
  labels: output<typeof CounterFacts>['labels'];
  request: Phrase;
  /** Follows the request if the day is known. `{date}` is replaced with it. */
  since: (Phrase & Pick<NonNullable<CounterFactsOfStep['since']>, 'day' | 'when'>) | null;
  /** Asks for the confirmation that the user should not leave without. */
  ask_confirmation: Phrase;
  speak_slowly: Phrase;
  repeat: Phrase;
  // The following phrases are null if `without` in facts.yaml excludes them.
  /** Asks for a note of the visit. */
  visit_note: Phrase | null;
  /** Asks for the office that is responsible. */
  other_office: Phrase | null;
  /** Asks for what is missing, in writing. */
  ask_missing: Phrase | null;
  /** Asks for the refusal in writing; null if `ask_missing` is null. */
  ask_refusal: Phrase | null;
  new_appointment: Phrase | null;
  questions: CounterQuestion[];
  /** The lines of the list of what to bring, with their names in the country's language. */
  bring: (BringLine & { original: string })[];
}

export type LetterTitle = Pick<
  Letter,
  'translation' | 'key' | 'language' | 'title' | 'original_term' | 'about' | 'steps'
>;

/** An official term with its pronunciation and meaning. */
export interface Term extends Texts {
  key: string;
  language: OfficialLanguage;
  term: string;
  /** How readers of the language pronounce the term. */
  say: string;
  meaning: string;
  steps: string[];
}

export type Service = Texts &
  Omit<output<typeof ServiceFacts>, 'more'> &
  Omit<output<typeof ServiceTexts>, 'more'> & { key: string; more: Link[] };

export interface Services {
  government: Service[];
  essential: Service[];
  emergency: (Texts & output<typeof CountryFacts>['emergency'][number] & { about: string })[];
}

/** Maps each key to a function that loads its module. */
export type Entries<Name extends string, Value> = Record<string, () => Promise<Record<Name, Value>>>;

/** Maps each language and country to a function that loads its module. */
export type Loaders<Name extends string, Value> = Record<
  Language,
  Record<Country, () => Promise<Record<Name, Value>>>
>;
