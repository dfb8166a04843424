import type { output } from 'zod';
import type {
  CountryFacts,
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

/** A country with content. */
export type Country = 'France' | 'Germany';

/** A language that the product speaks. */
export type Language = 'en' | 'fr' | 'de' | 'ar' | 'uk' | 'tr';

/** Into which language a text was translated, and by whom. */
export interface Translation {
  language: Language;
  by: output<typeof Translated>['translation']['by'];
}

/** Texts of one file. */
interface Texts {
  /** Absent where the texts are the English ones, also where a translation of them is missing. */
  translation?: Translation;
}

/** An entry of the plan: a step, whom it concerns, what must be done first, and its date. */
export type PlanRule = output<typeof PlanRuleSchema>;

export type OfficeKind = output<typeof OfficeKindSchema>;

/** The kinds of offices of a country, the departments that they belong to, and the steps that they handle. */
export type Offices = output<typeof OfficesSchema> & { steps: Record<string, OfficeKind> };

/** The office that handles a step. */
export interface Office {
  /** In the country's language, such as `Préfecture`. */
  name: string;
  /** Where people find its address. */
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

/** A page that says what we say. */
export interface Source {
  title: string;
  authority: string;
  url: string;
  /** Whether the address is that of the page itself; else of a site where to look for its title. */
  is_exact: boolean;
}

type FactsOfStep = output<typeof StepFacts>;
type TextsOfStep = output<typeof StepTexts>;

/** What the checklist shows of a step, with its texts in English. */
export interface Step
  extends Pick<FactsOfStep, 'original_term' | 'stamp' | 'verified_on' | 'review_by'>,
    Pick<TextsOfStep, 'title' | 'description' | 'deadline' | 'note' | 'question' | 'bring'> {
  /** The name of its folder. */
  key: string;
  /** Its position in the country, from 1. */
  step_number: number;
  places: Link[];
  /** The first of its sources with an exact address, else the first. */
  source_url: string;
}

/** The translated texts of a step, which the checklist shows in place of the English ones. */
export interface StepTranslation
  extends Pick<Step, 'title' | 'description' | 'deadline' | 'note' | 'question' | 'bring' | 'places'> {
  translation: Translation;
}

/** The translated texts of the steps of a country by key, without those whose texts are English. */
export type StepTranslations = Record<string, StepTranslation>;

/** All that a step says on a page of its own. */
export interface StepGuide
  extends Texts,
    Omit<Step, 'step_number' | 'source_url'>,
    Pick<FactsOfStep, 'office' | 'laws'>,
    Omit<TextsOfStep, keyof Step | 'links'> {
  country: Country;
  sources: Source[];
  /** The letters that help with it. */
  letters: Pick<Letter, 'key' | 'title' | 'translation'>[];
  /** The official terms that people meet in it. */
  terms: Term[];
}

/** A field of a letter, to be filled in. */
export interface LetterField {
  key: string;
  label: string;
  hint: string | null;
  /** `lines` is a text of several lines, such as an address. */
  type: output<typeof LetterFacts>['fields'][number]['type'];
  required: boolean;
  /** Of a choice: what the letter says in its language, and its translation. */
  options: { original: string; label: string }[];
}

/** A letter that people fill in, print and sign, in its language and translated. */
export interface Letter
  extends Texts,
    Pick<output<typeof LetterFacts>, 'steps' | 'laws' | 'verified_on' | 'review_by'> {
  key: string;
  country: Country;
  /** The language of the original. */
  language: 'fr' | 'de';
  title: string;
  original_term: string;
  about: string;
  send_to: string;
  tips: string[];
  fields: LetterField[];
  /**
   * `{key}` stands for the value of a field. A paragraph is left out where each field that it names is optional and
   * empty.
   */
  paragraphs: {
    role: output<typeof LetterFacts>['paragraphs'][number]['role'];
    original: string;
    translation: string;
  }[];
  sources: Source[];
}

/** What a list of letters shows. */
export type LetterTitle = Pick<
  Letter,
  'translation' | 'key' | 'language' | 'title' | 'original_term' | 'about' | 'steps'
>;

/** An official term, how to say it, and what it means. */
export interface Term extends Texts {
  key: string;
  language: 'fr' | 'de';
  term: string;
  say: string;
  meaning: string;
  /** The steps where people meet it. */
  steps: string[];
}

/** The facts of a service and its texts. */
export type Service = Texts &
  Omit<output<typeof ServiceFacts>, 'more'> &
  Omit<output<typeof ServiceTexts>, 'more'> & { key: string; more: Link[] };

/** The services of a country in two groups, and its emergency numbers. */
export interface Services {
  government: Service[];
  essential: Service[];
  emergency: (Texts & output<typeof CountryFacts>['emergency'][number] & { about: string })[];
}

/** A function for each key that loads its module. */
export type Entries<Name extends string, Value> = Record<string, () => Promise<Record<Name, Value>>>;

/** A function for each language and country that loads its module. */
export type Loaders<Name extends string, Value> = Record<
  Language,
  Record<Country, () => Promise<Record<Name, Value>>>
>;
