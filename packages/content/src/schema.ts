import * as z from 'zod';

const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https$/ });

/** When somebody compared the facts with their source, and by when they must be compared again. */
const review = { verified_on: z.iso.date(), review_by: z.iso.date() };
const isReviewedLater = ({ review_by, verified_on }: { review_by: string; verified_on: string | null }) =>
  verified_on === null || review_by > verified_on;
const laterReview = { path: ['review_by'], error: 'Must be after verified_on' };

/** The first block of a file in a language other than English: who translated it, and from which text. */
const Translation = z.strictObject({
  by: z.enum(['human', 'machine', 'machine-reviewed']),
  /** The first 8 hexadecimal digits of the SHA-256 of the `en.yaml` that was translated. */
  of: z.string().regex(/^[0-9a-f]{8}$/),
});

/** A file in a language other than English, with the texts of its `en.yaml`. */
export const Translated = z.looseObject({ translation: Translation });

/** Websites by a short name; each language has a label for each name. */
const links = z.record(z.string(), url).default({});
const labels = z.record(z.string(), text).default({});

/** The pages that say what we say: the exact one, or a front page and the title of the page to look for there. */
const sources = z.array(z.strictObject({ title: text, authority: text, url })).min(1);
/** The paragraphs of law, with their addresses where those are known. */
const laws = z.array(z.strictObject({ name: text, url: url.nullable().default(null) })).default([]);
const lines = z.array(text).default([]);

/** `facts.yaml` of a country: its standard steps and its services in the order on screen, and its emergency numbers. */
export const CountryFacts = z.strictObject({
  /** Everybody has these steps who answered no question. `plan.yaml` begins with them. */
  standard_steps: z.array(text),
  services: z.strictObject({ government: z.array(text), essential: z.array(text) }),
  emergency: z.array(z.strictObject({ number: text, by_text: z.boolean().default(false) })),
});

/** `en.yaml` of a country. */
export const CountryTexts = z.strictObject({ emergency: z.record(z.string(), text) });

/** An office that a directory finds by the place where somebody lives. */
export const OfficeKind = z.enum(['prefecture', 'caf', 'cpam', 'buergeramt', 'auslaenderbehoerde']);

/** `offices.yaml` of a country. */
export const Offices = z.strictObject({
  offices: z.partialRecord(
    OfficeKind,
    z.strictObject({
      /** In the country's language. */
      name: text,
      /** Where people find the one of their address. */
      directory: url,
      phone: text.nullable().default(null),
      /** Its name in some departments. */
      elsewhere: z.record(text, z.array(text)).default({}),
    }),
  ),
  /** By number: the name, and the town of the prefecture. */
  departments: z.record(z.string(), z.strictObject({ name: text, town: text })).default({}),
});

/** `facts.yaml` of a step. */
export const StepFacts = z
  .strictObject({
    /** The official word, in the country's language. */
    original_term: text,
    /** One word on the stamp, in the country's language. */
    stamp: text,
    /** The kind of office that handles it, where it is found by postal code. */
    office: OfficeKind.nullable().default(null),
    links,
    sources,
    laws,
    ...review,
    /** `null` where not every fact was compared with its source yet. */
    verified_on: z.iso.date().nullable(),
  })
  .refine(isReviewedLater, laterReview);

/** `en.yaml` of a step. */
export const StepTexts = z.strictObject({
  title: text,
  description: text,
  /** The usual deadline, such as "within 2 weeks of moving in". */
  deadline: text.nullable().default(null),
  note: text.nullable().default(null),
  /** Asked at the end of the step; Yes completes it. */
  question: text,
  bring: z.array(z.strictObject({ item: text, note: text.nullable().default(null) })).default([]),
  links: labels,
  /** Whom the step concerns, for those who read its page without a plan of their own. */
  who: text,
  /** What it is and why it matters, a paragraph each. */
  about: z.array(text).min(1),
  /** How the appointment or the form goes. */
  appointment: lines,
  /** What happens next. */
  afterwards: lines,
  if_refused: lines,
  watch_out: lines,
  /** Only where the amount stands still, else where to look. */
  cost: text.nullable().default(null),
  how_long: text,
  /** Which office or website, and how to find the right one. */
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
    /** The official website; a list of banks has none. */
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
  .refine(isReviewedLater, laterReview);

/** `en.yaml` of a service. */
export const ServiceTexts = z.strictObject({ name: text, description: text, more: labels });

/** `facts.yaml` of a letter. */
export const LetterFacts = z
  .strictObject({
    /** The title of the letter, in its language. */
    original_term: text,
    fields: z.array(
      z.strictObject({
        key: z.string().regex(/^[a-z_]+$/),
        /** `lines` is a text of several lines, such as an address. */
        type: z.enum(['text', 'lines', 'date', 'choice']),
        required: z.boolean().default(true),
        /** Of a choice: what the letter says, in its language. */
        options: z.array(text).default([]),
      }),
    ),
    /** The letter in its language. `{key}` stands for what is entered in a field. */
    paragraphs: z.array(
      z.strictObject({
        role: z.enum(['sender', 'recipient', 'date', 'subject', 'body', 'signature']),
        text,
      }),
    ),
    /** The steps that it helps with. */
    steps: z.array(text).min(1),
    sources,
    laws,
    ...review,
  })
  .refine(isReviewedLater, laterReview);

/** `en.yaml` of a letter. */
export const LetterTexts = z.strictObject({
  title: text,
  /** What it is for. */
  about: text,
  /** Who gets it. */
  send_to: text,
  /** How to sign and send it, and what to keep. */
  tips: lines,
  fields: z.record(
    z.string(),
    z.strictObject({ label: text, hint: text.nullable().default(null), options: lines }),
  ),
  /** The translation, a paragraph for each of the original. */
  paragraphs: z.array(text),
});

/** `facts.yaml` of a glossary: official terms by a short name. */
export const GlossaryFacts = z.record(
  z.string(),
  z.strictObject({
    term: text,
    /** The steps where people meet it. */
    steps: z.array(text).default([]),
  }),
);

/** `en.yaml` of a glossary: how to say each term, and what it means. */
export const GlossaryTexts = z.record(z.string(), z.strictObject({ say: text, meaning: text }));

// In the order in which they tell why a step is in a plan or not: a visa says more than a nationality.
const answers = {
  visa: z.array(z.enum(['vls_ts', 'permit_to_request', 'none'])).optional(),
  licence: z.array(z.enum(['none', 'eea', 'other'])).optional(),
  children: z.array(z.enum(['none', 'under_school', 'school_age'])).optional(),
  renting: z.array(z.boolean()).optional(),
  nationality: z.array(z.enum(['eu', 'art41', 'algeria', 'other'])).optional(),
  purpose: z.array(z.enum(['work', 'study', 'family', 'protection', 'other'])).optional(),
  scholarship: z.array(z.boolean()).optional(),
};
const period = z.strictObject({
  days: z.int().optional(),
  months: z.int().optional(),
  years: z.int().optional(),
});

/** An entry of `plan.yaml`: a step, whom it concerns, what must be done first, and its date. */
export const PlanRule = z.strictObject({
  key: text,
  needs: z.array(text).default([]),
  /** One of these must fit, each with all of its answers. Without any, the step concerns everybody. */
  for: z
    .array(
      z.strictObject({
        ...answers,
        /** The step may concern the person, who should check. */
        check: z.boolean().default(false),
      }),
    )
    .default([]),
  /** The first one whose answers fit is its date. */
  due: z
    .array(
      z
        .strictObject({
          when: z.strictObject(answers).default({}),
          /** The date of the situation that it counts from; it lies `add` later, or earlier where that is negative. */
          from: z.enum(['arrived_on', 'moved_in_on', 'visa_ends_on', 'works_from']).nullable().default(null),
          add: period.default({}),
          /** Of a window: its first day lies as much later or earlier. */
          opens: period.nullable().default(null),
          /** In place of `from`: a date that is the same for everyone. */
          date: z.iso.date().nullable().default(null),
          kind: z.enum(['legal', 'practical']),
          law: text.nullable().default(null),
          law_url: url.nullable().default(null),
        })
        .refine(({ date, from }) => (date === null) !== (from === null), {
          error: 'Needs either from or date',
        }),
    )
    .default([]),
});
