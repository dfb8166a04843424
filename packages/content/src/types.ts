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
} from './schema.ts';

/** A country with content. */
export type Country = 'France' | 'Germany';

/** An entry of the plan: a step, whom it concerns, what must be done first, and its date. */
export type PlanRule = output<typeof PlanRuleSchema>;

export type OfficeKind = output<typeof OfficeKindSchema>;

/** The kinds of offices of a country, and the departments that they belong to. */
export type Offices = output<typeof OfficesSchema>;

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

/** All that a step says on a page of its own, with its texts in English. */
export interface StepGuide
  extends Omit<Step, 'step_number' | 'source_url'>,
    Pick<FactsOfStep, 'office' | 'laws'>,
    Omit<TextsOfStep, keyof Step | 'links'> {
  country: Country;
  sources: Source[];
  /** The letters that help with it. */
  letters: Pick<Letter, 'key' | 'title'>[];
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
  /** Of a choice: what the letter says in its language, and the same in English. */
  options: { original: string; label: string }[];
}

/** A letter that people fill in, print and sign, in its language and in English. */
export interface Letter
  extends Pick<output<typeof LetterFacts>, 'steps' | 'laws' | 'verified_on' | 'review_by'> {
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
export type LetterTitle = Pick<Letter, 'key' | 'title' | 'original_term' | 'about' | 'steps'>;

/** An official term, how an English speaker says it, and what it means. */
export interface Term {
  key: string;
  language: 'fr' | 'de';
  term: string;
  say: string;
  meaning: string;
  /** The steps where people meet it. */
  steps: string[];
}

/** The facts of a service and its texts in English. */
export type Service = Omit<output<typeof ServiceFacts>, 'more'> &
  Omit<output<typeof ServiceTexts>, 'more'> & { key: string; more: Link[] };

/** The services of a country in two groups, and its emergency numbers. */
export interface Services {
  government: Service[];
  essential: Service[];
  emergency: (output<typeof CountryFacts>['emergency'][number] & { about: string })[];
}
