import * as z from 'zod';

export const Language = z.enum(['en', 'fr', 'de', 'ar', 'uk', 'tr']);

const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https$/ });

/** The day when the facts were compared with their sources, and the last day for the next comparison. */
const review = { verified_on: z.iso.date(), review_by: z.iso.date() };
interface Review {
  verified_on: string | null;
  review_by: string;
}
/** Six months, in milliseconds. */
const maxReviewPeriod = 184 * 24 * 60 * 60 * 1000;
const isReviewedInTime = ({ verified_on, review_by }: Review) => {
  if (verified_on === null) return true;
  const period = Date.parse(review_by) - Date.parse(verified_on);
  return period > 0 && period <= maxReviewPeriod;
};
const reviewPeriod = { path: ['review_by'], error: 'Must be within six months after verified_on' };

/** The `translation` block of a translated file. */
const Translation = z.strictObject({
  by: z.enum(['human', 'machine', 'machine-reviewed']),
  /** The first 8 hexadecimal digits of the SHA-256 of the translated `en.yaml`. */
  of: z.string().regex(/^[0-9a-f]{8}$/),
});

/** A translated file such as `fr.yaml`. */
export const Translated = z.looseObject({ translation: Translation });

/** Links by name. Each language has one label per name. */
const links = z.record(z.string(), url).default({});
const labels = z.record(z.string(), text).default({});

/** The pages that confirm the facts. `url` is the page itself, or a front page where readers look for `title`. */
const sources = z.array(z.strictObject({ title: text, authority: text, url })).min(1);
const laws = z.array(z.strictObject({ name: text, url: url.nullable().default(null) })).default([]);
const lines = z.array(text).default([]);

/** `facts.yaml` of a country. Steps and services are listed in the order on the screen. */
export const CountryFacts = z.strictObject({
  /** Shown to people without a personal plan. `plan.yaml` begins with the same keys. */
  standard_steps: z.array(text),
  /** Shown on the landing page. */
  example_steps: z.array(text),
  services: z.strictObject({ government: z.array(text), essential: z.array(text) }),
  emergency: z.array(z.strictObject({ number: text, by_text: z.boolean().default(false) })),
});

/** `en.yaml` of a country. */
export const CountryTexts = z.strictObject({ emergency: z.record(z.string(), text) });

export const OfficeKind = z.enum(['prefecture', 'caf', 'cpam', 'buergeramt', 'auslaenderbehoerde']);

/** `offices.yaml` of a country. */
export const Offices = z.strictObject({
  offices: z.partialRecord(
    OfficeKind,
    z.strictObject({
      name: text,
      /** The URL where people find the office for their address. */
      directory: url,
      phone: text.nullable().default(null),
      /** Other names of the office and the departments that use them. */
      elsewhere: z.record(text, z.array(text)).default({}),
    }),
  ),
  /** Departments by number; `town` is the town of the prefecture. */
  departments: z.record(z.string(), z.strictObject({ name: text, town: text })).default({}),
});

/** The kinds of `documentKinds` in the contract, without `other`. */
export const DocumentKind = z.enum([
  'passport',
  'identity_card',
  'visa',
  'residence_permit',
  'lease',
  'landlord_confirmation',
  'registration_certificate',
  'proof_of_address',
  'birth_certificate',
  'marriage_certificate',
  'employment_contract',
  'payslip',
  'bank_details',
  'insurance_certificate',
  'tax_document',
  'diploma',
  'school_certificate',
  'driving_licence',
  'vaccination_record',
  'photo',
  'official_letter',
]);

/** The facts of a line of `bring`. */
const BringFacts = z.strictObject({
  /** The kinds of which one is enough; `none` for a thing that people do not store, such as a form of the office or cash. */
  documents: z.union([z.array(DocumentKind).min(1), z.literal('none').transform(() => [])]),
  /** The highest age of the document in months, if the office asks for a recent one. */
  max_age_months: z.int().positive().nullable().default(null),
  /** How many copies the office keeps, if its page says so. */
  copies: z.int().positive().nullable().default(null),
});

/** `facts.yaml` of a step. */
export const StepFacts = z
  .strictObject({
    /** The official word in the country's language. */
    original_term: text,
    /** One word in the country's language. */
    stamp: text,
    /** The kind of office that handles the step, if it can be found by postal code. */
    office: OfficeKind.nullable().default(null),
    /** One entry per line of `bring` in the texts, in the same order. */
    bring: z.array(BringFacts).default([]),
    links,
    sources,
    laws,
    ...review,
    /** `null` until every fact has been compared with its source. */
    verified_on: z.iso.date().nullable(),
  })
  .refine(isReviewedInTime, reviewPeriod);

/** `en.yaml` of a step. */
export const StepTexts = z.strictObject({
  title: text,
  description: text,
  /** The usual deadline, such as "within 2 weeks of moving in". */
  deadline: text.nullable().default(null),
  note: text.nullable().default(null),
  /** Asked at the end of the step. The answer Yes completes the step. */
  question: text,
  bring: z.array(z.strictObject({ item: text, note: text.nullable().default(null) })).default([]),
  links: labels,
  /** The people who need the step. Shown to readers without a personal plan. */
  who: text,
  /** Explains the step and why it matters; one paragraph per entry. */
  about: z.array(text).min(1),
  /** Explains the appointment or the form. */
  appointment: lines,
  afterwards: lines,
  if_refused: lines,
  watch_out: lines,
  /** An amount that rarely changes, or the place to look it up. */
  cost: text.nullable().default(null),
  how_long: text,
  /** The office or website, and how to find the right one. */
  where: text,
});

/** `facts.yaml` of a service. */
export const ServiceFacts = z
  .strictObject({
    original_term: text,
    icon: z.enum([
      'residence',
      'family',
      'health',
      'work',
      'selfEmployed',
      'tax',
      'townHall',
      'transport',
      'waste',
      'utilities',
      'bank',
    ]),
    /** The official website; the list of banks has none. */
    link: url.nullable().default(null),
    more: links,
    banks: z
      .array(z.strictObject({ name: text, logo: z.string().length(1), link: url }))
      .length(3)
      .nullable()
      .default(null),
    source_url: url,
    ...review,
  })
  .refine(isReviewedInTime, reviewPeriod);

/** `en.yaml` of a service. */
export const ServiceTexts = z.strictObject({ name: text, description: text, more: labels });

/** `facts.yaml` of a letter. */
export const LetterFacts = z
  .strictObject({
    /** The title in the letter's language. */
    original_term: text,
    fields: z.array(
      z.strictObject({
        key: z.string().regex(/^[a-z_]+$/),
        /** `lines` is a text of several lines, such as an address. */
        type: z.enum(['text', 'lines', 'date', 'choice']),
        required: z.boolean().default(true),
        /** Only for a choice: the texts in the letter's language. */
        options: z.array(text).default([]),
      }),
    ),
    /** The letter in its own language. `{key}` is replaced with the value of a field. */
    paragraphs: z.array(
      z.strictObject({
        role: z.enum(['sender', 'recipient', 'date', 'subject', 'body', 'signature']),
        text,
      }),
    ),
    /** The steps where the letter is offered. */
    steps: z.array(text).min(1),
    sources,
    laws,
    ...review,
  })
  .refine(isReviewedInTime, reviewPeriod);

/** `en.yaml` of a letter. */
export const LetterTexts = z.strictObject({
  title: text,
  /** The purpose of the letter. */
  about: text,
  /** The recipient. */
  send_to: text,
  /** How to sign and send the letter, and which copies to keep. */
  tips: lines,
  fields: z.record(
    z.string(),
    z.strictObject({ label: text, hint: text.nullable().default(null), options: lines }),
  ),
  /** The translation, with one paragraph per original paragraph. */
  paragraphs: z.array(text),
});

/** `facts.yaml` of a glossary: official terms by key. */
export const GlossaryFacts = z.record(
  z.string(),
  z.strictObject({
    term: text,
    /** The steps whose page explains the term. */
    steps: z.array(text).default([]),
  }),
);

/** `en.yaml` of a glossary: the pronunciation and meaning of each official term. */
export const GlossaryTexts = z.record(z.string(), z.strictObject({ say: text, meaning: text }));

const names = z.array(text).min(1);

/** `names.yaml` of a glossary: how people write each term, in each language. */
export const GlossaryNames = z.record(z.string(), z.record(Language, names));

// The first matching answer is shown as the reason for a step, so more specific answers come first.
const answers = {
  visa: z.array(z.enum(['vls_ts', 'permit_to_request', 'none'])).optional(),
  licence: z.array(z.enum(['none', 'eea', 'other'])).optional(),
  children: z.array(z.enum(['none', 'under_school', 'school_age', 'both'])).optional(),
  renting: z.array(z.boolean()).optional(),
  protection: z.array(z.enum(['temporary', 'asylum', 'recognised'])).optional(),
  nationality: z.array(z.enum(['eu', 'art41', 'algeria', 'other'])).optional(),
  purpose: z.array(z.enum(['work', 'study', 'family', 'protection', 'other'])).optional(),
  scholarship: z.array(z.boolean()).optional(),
};
const period = z.strictObject({
  days: z.int().optional(),
  months: z.int().optional(),
  years: z.int().optional(),
});

const Condition = z.strictObject(answers);
/** Answers that exclude a line. Unlike in a condition, an unknown answer changes nothing. */
const unless = Condition.nullable().default(null);
const day = z.enum([
  'arrived_on',
  'moved_in_on',
  'visa_ends_on',
  'permit_ends_on',
  'works_from',
  'leaves_on',
]);

/** An entry of `plan.yaml`. */
export const PlanRule = z.strictObject({
  key: text,
  /** The steps that must be completed first. */
  needs: z.array(text).default([]),
  /** From this day on, dependent steps are unlocked. */
  implied_by: day.nullable().default(null),
  /** The step is sorted under Later until this day is known. */
  later_without: day.nullable().default(null),
  /** The step is in the plan if one condition matches with all its answers, or if the list is empty. */
  for: z
    .array(
      z.strictObject({
        ...answers,
        unless,
        /** The plan asks the person to check whether the step is necessary. */
        check: z.boolean().default(false),
      }),
    )
    .default([]),
  /** The first entry that holds and whose day is known is the due date; otherwise the first entry that holds. */
  due: z
    .array(
      z.strictObject({
        /** Answers that must match. Without `when`, applies to everyone whose plan certainly contains the step. */
        when: Condition.nullable().default(null),
        unless,
        /** The due date is this day plus `add`, which may be negative. */
        from: day,
        add: period.default({}),
        /** The first day of a time window, relative to `from`. */
        opens: period.nullable().default(null),
        kind: z.enum(['legal', 'practical']),
        law: text.nullable().default(null),
        law_url: url.nullable().default(null),
      }),
    )
    .default([]),
});

const phrases = z.strictObject({
  /** Asks the official to speak slowly. */
  speak_slowly: text,
  yes: text,
  no: text,
  /** Asks the official to write something down. */
  repeat: text,
  /** Asks for a confirmation of the visit. */
  visit_note: text,
  /** Asks for the office that is responsible. */
  other_office: text,
  /** Asks for what is missing, and until when, in writing. */
  ask_missing: text,
  /** Asks for the refusal in writing. */
  ask_refusal: text,
  new_appointment: text,
});
/** A question of an official. `null` answers are yes and no. */
const question = { question: text, answers: z.array(text).min(2).max(4).nullable().default(null) };

/** `counter/facts.yaml` of a country: what the counter pass shows to an official, in the country's language. */
export const CounterFacts = z.strictObject({
  /** The words beside the user's documents. `{date}` is replaced with a date. */
  labels: z.strictObject({
    to_show: text,
    valid_until: text.includes('{date}'),
    issued_on: text.includes('{date}'),
    /** Read by screen readers instead of the tick. */
    present: text,
    /** Beside a document that is stored on the device. */
    stored: text,
    /** Above the list of papers. */
    papers: text,
    /** Tells the official that the questions can be pointed at. */
    point: text,
    deadline: text.includes('{date}'),
  }),
  phrases,
  questions: z.record(z.string(), z.strictObject(question)),
  steps: z.record(
    z.string(),
    z.strictObject({
      /** A greeting and what the user wants. */
      request: text,
      /** Added to the request if the day is known. `{date}` is replaced with it. */
      since: z
        .strictObject({
          day,
          sentence: text.includes('{date}'),
          /** The sentence is true only from the day on (`past`), or only until it (`future`). */
          when: z.enum(['past', 'future']).nullable().default(null),
        })
        .nullable()
        .default(null),
      /** Asks for the confirmation that the user should not leave without. */
      ask_confirmation: text,
      /** Those laws of the step that may be shown to an official: a fine or another person's case would harm the user. */
      laws: z.array(text).max(2).default([]),
      /**
       * Shared sentences that do not fit, because the user meets no office: nobody at a shop confirms a visit. `ask_missing`
       * also leaves out `ask_refusal`.
       */
      without: z.array(z.enum(['visit_note', 'other_office', 'ask_missing', 'new_appointment'])).default([]),
      /** Keys of `questions`, in the order in which an official asks them. */
      questions: z.array(text).min(5).max(8),
    }),
  ),
});

const sentences = z.strictObject({
  request: text,
  since: text.includes('{date}').nullable().default(null),
  ask_confirmation: text,
});

/** `counter/en.yaml` of a country: the translations for the user. */
export const CounterTexts = z.strictObject({
  phrases,
  questions: z.record(
    z.string(),
    z.strictObject({
      ...question,
      /** A consequence of the answer, or the right not to answer. */
      advice: text.nullable().default(null),
    }),
  ),
  steps: z.record(z.string(), sentences),
});

/** The sentences of `counter/facts.yaml` as readers of a language pronounce them. */
const Pronunciation = z.strictObject({ phrases, steps: z.record(z.string(), sentences) });

/** `counter/pronunciation.yaml` of a country, with every language except the country's own. */
export const Pronunciations = z.partialRecord(Language, Pronunciation);

/** `terms/<language>.yaml`: one term for one thing, and the words that no text of the language may use for it. */
export const Terms = z.array(
  z.strictObject({
    term: text,
    for: text,
    not: z.array(text).min(1),
    /** Starts of the keys and files that may use these words, such as `conversation.keywords` for words that people type. */
    except: lines,
  }),
);
