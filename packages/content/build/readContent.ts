import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import {
  CountryFacts,
  CountryTexts,
  GlossaryFacts,
  GlossaryTexts,
  LetterFacts,
  LetterTexts,
  Offices,
  PlanRule,
  ServiceFacts,
  ServiceTexts,
  StepFacts,
  StepTexts,
} from '../src/schema.ts';
import type { Country, Letter, Service, Services, Source, Step, StepGuide, Term } from '../src/types.ts';

const languages = { France: 'fr', Germany: 'de' } as const;

function readFile<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const { data, error } = schema.safeParse(parse(readFileSync(file, 'utf8')));
  if (error) throw new Error(`${file}\n${z.prettifyError(error)}`);
  return data as z.output<Schema>;
}

/** Reads the facts and the English texts of a folder. */
const readFolder = <Facts extends z.ZodType, Texts extends z.ZodType>(
  folder: string,
  facts: Facts,
  texts: Texts,
) => ({
  facts: readFile(join(folder, 'facts.yaml'), facts),
  texts: readFile(join(folder, 'en.yaml'), texts),
});

/** Refuses a name that only one of the two files has. */
function checkNames(folder: string, facts: readonly string[], texts: object) {
  const names = [...facts, ...Object.keys(texts)].filter((name) => !(facts.includes(name) && name in texts));
  if (names.length > 0) throw new Error(`${folder}: only in facts.yaml or only in en.yaml: ${names}`);
}

/** Refuses a key that is not the name of a step of the country. */
function checkSteps(folder: string, keys: readonly string[], steps: readonly string[]) {
  const unknown = keys.filter((key) => !steps.includes(key));
  if (unknown.length > 0) throw new Error(`${folder}: no such step: ${unknown}`);
}

function toLinks(folder: string, urls: Record<string, string>, labels: Record<string, string>) {
  checkNames(folder, Object.keys(urls), labels);
  return Object.entries(urls).map(([name, url]) => ({ label: labels[name] ?? '', url }));
}

const toSources = (sources: z.output<typeof StepFacts>['sources']): Source[] =>
  sources.map((source) => ({ ...source, is_exact: new URL(source.url).pathname !== '/' }));

function readStep(
  folder: string,
  key: string,
  country: Country,
  letters: Letter[],
  terms: Term[],
): StepGuide {
  const { facts, texts } = readFolder(folder, StepFacts, StepTexts);
  const { links, sources, ...rest } = facts;
  const { links: labels, ...shown } = texts;
  return {
    key,
    country,
    ...rest,
    ...shown,
    places: toLinks(folder, links, labels),
    sources: toSources(sources),
    letters: letters.filter(({ steps }) => steps.includes(key)).map(({ title, key }) => ({ key, title })),
    terms: terms.filter(({ steps }) => steps.includes(key)),
  };
}

/** What the checklist shows of a guide. */
export function toStep(guide: StepGuide, index: number): Step {
  const { key, title, original_term, stamp, description, deadline, note, question, bring, places } = guide;
  return {
    key,
    step_number: index + 1,
    title,
    original_term,
    stamp,
    description,
    deadline,
    note,
    question,
    bring,
    places,
    source_url: (guide.sources.find(({ is_exact }) => is_exact) ?? guide.sources[0])?.url ?? '',
    verified_on: guide.verified_on,
    review_by: guide.review_by,
  };
}

function readService(folder: string, key: string): Service {
  const { facts, texts } = readFolder(folder, ServiceFacts, ServiceTexts);
  return { key, ...facts, ...texts, more: toLinks(folder, facts.more, texts.more) };
}

/** The names of the fields that stand in a paragraph. */
const placeholders = (text: string) =>
  [...text.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? '').sort();

function readLetter(folder: string, key: string, country: Country, steps: readonly string[]): Letter {
  const { facts, texts } = readFolder(folder, LetterFacts, LetterTexts);
  checkSteps(folder, facts.steps, steps);
  checkNames(
    folder,
    facts.fields.map((field) => field.key),
    texts.fields,
  );
  const fields = facts.fields.map((field) => {
    const { options = [], label = '', hint = null } = texts.fields[field.key] ?? {};
    const isChoice = field.type === 'choice';
    if (options.length !== field.options.length || isChoice !== options.length > 0) {
      throw new Error(`${folder}: the options of ${field.key} differ in number, or it is no choice`);
    }
    return {
      ...field,
      label,
      hint,
      options: field.options.map((original, index) => ({ original, label: options[index] ?? '' })),
    };
  });
  if (facts.paragraphs.length !== texts.paragraphs.length) {
    throw new Error(
      `${folder}: ${facts.paragraphs.length} paragraphs, ${texts.paragraphs.length} translated`,
    );
  }
  const paragraphs = facts.paragraphs.map(({ role, text: original }, index) => {
    const translation = texts.paragraphs[index] ?? '';
    if (`${placeholders(original)}` !== `${placeholders(translation)}`) {
      throw new Error(`${folder}: the translation has other fields than: ${original}`);
    }
    return { role, original, translation };
  });
  const used = new Set(paragraphs.flatMap(({ original }) => placeholders(original)));
  const names = fields.map((field) => field.key);
  const astray = [...used, ...names].filter((name) => !(used.has(name) && names.includes(name)));
  if (astray.length > 0) throw new Error(`${folder}: only a field or only in the text: ${astray}`);

  const { title, about, send_to, tips } = texts;
  const { original_term, laws, verified_on, review_by, sources } = facts;
  const language = languages[country];
  return {
    ...{ key, country, language, title, original_term, about, send_to, tips, fields, paragraphs },
    ...{ steps: facts.steps, laws, verified_on, review_by, sources: toSources(sources) },
  };
}

function readGlossary(folder: string, country: Country, steps: readonly string[]): Term[] {
  const { facts, texts } = readFolder(folder, GlossaryFacts, GlossaryTexts);
  checkNames(folder, Object.keys(facts), texts);
  return Object.entries(facts).map(([key, { term, steps: keys }]) => {
    checkSteps(folder, keys, steps);
    const { say = '', meaning = '' } = texts[key] ?? {};
    return { key, language: languages[country], term, say, meaning, steps: keys };
  });
}

/** Maps each key to its folder, and refuses a folder that is not in the list. */
function mapFolders<Result>(
  path: string,
  keys: readonly string[],
  list: string,
  read: (folder: string, key: string) => Result,
) {
  const unlisted = readdirSync(path).filter((key) => !keys.includes(key));
  if (unlisted.length > 0) throw new Error(`${path}: not in ${list} of the country: ${unlisted}`);
  return keys.map((key) => read(join(path, key), key));
}

/** The content of a country. */
export interface CountryContent {
  plan: z.output<typeof PlanRule>[];
  /** Every step of the plan, in its order. */
  guides: StepGuide[];
  /** How many of them everybody has who answered no question. */
  standardSteps: number;
  services: Services;
  offices: z.output<typeof Offices>;
  letters: Letter[];
  glossary: Term[];
}

/** Reads and checks every file of a country. */
export function readCountry(folder: string, country: Country): CountryContent {
  const { facts, texts } = readFolder(folder, CountryFacts, CountryTexts);
  const plan = readFile(join(folder, 'plan.yaml'), z.array(PlanRule));
  const steps = plan.map(({ key }) => key);
  const standard = facts.standard_steps;
  if (`${steps.slice(0, standard.length)}` !== `${standard}`) {
    throw new Error(`${folder}: plan.yaml does not begin with the standard steps of facts.yaml`);
  }
  const { government, essential } = facts.services;
  const services = mapFolders(
    join(folder, 'services'),
    [...government, ...essential],
    'facts.yaml',
    readService,
  );
  checkNames(
    folder,
    facts.emergency.map(({ number }) => number),
    texts.emergency,
  );
  const letters = readdirSync(join(folder, 'letters'))
    .sort()
    .map((key) => readLetter(join(folder, 'letters', key), key, country, steps));
  const glossary = readGlossary(join(folder, 'glossary'), country, steps);
  const offices = readFile(join(folder, 'offices.yaml'), Offices);
  const guides = mapFolders(join(folder, 'steps'), steps, 'plan.yaml', (path, key) =>
    readStep(path, key, country, letters, glossary),
  );
  const unknown = guides.filter(({ office }) => office && !offices.offices[office]).map(({ key }) => key);
  if (unknown.length > 0) throw new Error(`${folder}: offices.yaml lacks the office of: ${unknown}`);
  return {
    plan,
    guides,
    standardSteps: standard.length,
    services: {
      government: services.slice(0, government.length),
      essential: services.slice(government.length),
      emergency: facts.emergency.map((entry) => ({ ...entry, about: texts.emergency[entry.number] ?? '' })),
    },
    offices,
    letters,
    glossary,
  };
}

/** Reads every country below a folder. */
export const readContent = (root: string): Record<Country, CountryContent> => ({
  France: readCountry(join(root, 'france'), 'France'),
  Germany: readCountry(join(root, 'germany'), 'Germany'),
});

/** The steps, services and letters whose facts must be checked again, on a day such as `2026-11-20`. */
export const overdueReviews = (content: Record<Country, CountryContent>, today: string) =>
  Object.entries(content).flatMap(
    ([
      country,
      {
        guides,
        services: { government, essential },
        letters,
      },
    ]) =>
      [...guides, ...government, ...essential, ...letters]
        .filter(({ review_by }) => review_by < today)
        .map(({ key, review_by }) => `${country}, ${key}: check again by ${review_by}`),
  );
