import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import {
  CountryFacts,
  CountryTexts,
  GlossaryFacts,
  GlossaryNames,
  GlossaryTexts,
  Offices,
  PlanRule,
  ServiceFacts,
  ServiceTexts,
} from '../src/schema.ts';
import type {
  CounterGuide,
  Country,
  ExampleStep,
  Language,
  Letter,
  ReviewSummary,
  Service,
  Services,
  StepGuide,
  Term,
} from '../src/types.ts';
import { checkNames, checkSteps, readFile, readFolder, readFolders, type Scope, toLinks } from './files.ts';
import { officialLanguages } from './languages.ts';
import { readCounterGuides } from './readCounterGuides.ts';
import { readLetter } from './readLetter.ts';
import { readStep, toExampleStep } from './readStep.ts';

function readService(folder: string, key: string, language: Language): Service {
  const { facts, texts, translation } = readFolder(folder, ServiceFacts, ServiceTexts, language);
  return { key, ...translation, ...facts, ...texts, more: toLinks(folder, facts.more, texts.more) };
}

function readGlossary(
  folder: string,
  { country, language: textLanguage }: Scope,
  steps: readonly string[],
): Term[] {
  const { facts, texts, translation } = readFolder(folder, GlossaryFacts, GlossaryTexts, textLanguage);
  const language = officialLanguages[country];
  checkNames(folder, Object.keys(facts), texts);
  return Object.entries(facts).map(([key, { term, steps: keys }]) => {
    checkSteps(folder, keys, steps);
    const { say = '', meaning = '' } = texts[key] ?? {};
    return { key, ...translation, language, term, say, meaning, steps: keys };
  });
}

function readTermNames(folder: string, glossary: readonly Term[]) {
  const names = readFile(join(folder, 'names.yaml'), GlossaryNames);
  checkNames(
    folder,
    glossary.map(({ key }) => key),
    names,
  );
  return glossary.map(({ key, term }) => [term, ...Object.values(names[key] ?? {}).flat()]);
}

const readLetters = (path: string, scope: Scope, steps: readonly string[]) =>
  readdirSync(path)
    .sort()
    .map((key) => readLetter(join(path, key), key, scope, steps));

function checkStandardSteps(folder: string, standard: readonly string[], steps: readonly string[]) {
  if (!isDeepStrictEqual(steps.slice(0, standard.length), standard)) {
    throw new Error(`${folder}: plan.yaml must begin with the standard steps of facts.yaml`);
  }
}

function checkOffices(folder: string, guides: readonly StepGuide[], { offices }: z.output<typeof Offices>) {
  const withoutOffice = guides.filter(({ office }) => office && !offices[office]).map(({ key }) => key);
  if (withoutOffice.length > 0) {
    throw new Error(`${folder}: offices.yaml has no office for these steps: ${withoutOffice}`);
  }
}

export interface CountryContent {
  plan: z.output<typeof PlanRule>[];
  /** All steps in plan order. */
  guides: StepGuide[];
  /** The standard steps are the first guides. */
  standardStepCount: number;
  exampleSteps: ExampleStep[];
  services: Services;
  offices: z.output<typeof Offices>;
  letters: Letter[];
  /** One per step. */
  counterGuides: CounterGuide[];
  glossary: Term[];
  /** The names of each term in all languages, the term first. */
  termNames: string[][];
}

/** Reads and validates every file of a country. */
export function readCountry(folder: string, country: Country, language: Language = 'en'): CountryContent {
  const scope = { country, language };
  const { facts, texts, translation } = readFolder(folder, CountryFacts, CountryTexts, language);
  const plan = readFile(join(folder, 'plan.yaml'), z.array(PlanRule));
  const steps = plan.map(({ key }) => key);
  checkStandardSteps(folder, facts.standard_steps, steps);
  const { government, essential } = facts.services;
  const services = readFolders(
    join(folder, 'services'),
    [...government, ...essential],
    'facts.yaml',
    (path, key) => readService(path, key, language),
  );
  checkNames(
    folder,
    facts.emergency.map(({ number }) => number),
    texts.emergency,
  );
  const letters = readLetters(join(folder, 'letters'), scope, steps);
  const glossary = readGlossary(join(folder, 'glossary'), scope, steps);
  const offices = readFile(join(folder, 'offices.yaml'), Offices);
  const guides = readFolders(join(folder, 'steps'), steps, 'plan.yaml', (path, key) =>
    readStep(path, key, scope, letters, glossary),
  );
  checkOffices(folder, guides, offices);
  checkSteps(folder, facts.example_steps, steps);
  return {
    plan,
    guides,
    standardStepCount: facts.standard_steps.length,
    exampleSteps: guides.filter(({ key }) => facts.example_steps.includes(key)).map(toExampleStep),
    services: {
      government: services.slice(0, government.length),
      essential: services.slice(government.length),
      emergency: facts.emergency.map((entry) => ({
        ...entry,
        ...translation,
        about: texts.emergency[entry.number] ?? '',
      })),
    },
    offices,
    letters,
    counterGuides: readCounterGuides(folder, scope, guides),
    glossary,
    termNames: readTermNames(join(folder, 'glossary'), glossary),
  };
}

/** Reads and validates every country. */
export const readContent = (root: string, language: Language = 'en'): Record<Country, CountryContent> => ({
  France: readCountry(join(root, 'france'), 'France', language),
  Germany: readCountry(join(root, 'germany'), 'Germany', language),
});

/** Counts the steps of all countries that were compared with their sources. */
export function summarizeReviews(content: Record<Country, CountryContent>): ReviewSummary {
  const guides = Object.values(content).flatMap(({ guides }) => guides);
  const days = guides.flatMap(({ verified_on }) => verified_on ?? []);
  return { steps: guides.length, verified: days.length, last_verified_on: days.sort().at(-1) ?? '' };
}

/** Lists every step, service and letter with its `facts.yaml` and the pages that confirm its facts. */
export const listReviews = (content: Record<Country, CountryContent>) =>
  Object.entries(content).flatMap(([country, { guides, services, letters }]) => {
    const folder = country.toLowerCase();
    const allServices = [...services.government, ...services.essential];
    return [
      ...guides.map((guide) => ({ ...guide, file: `${folder}/steps/${guide.key}/facts.yaml` })),
      ...allServices.map(({ source_url: url, name: title, ...service }) => ({
        ...service,
        file: `${folder}/services/${service.key}/facts.yaml`,
        // A service's source is a front page, so it needs no exact URL.
        sources: [{ title, url, is_exact: true }],
      })),
      ...letters.map((letter) => ({ ...letter, file: `${folder}/letters/${letter.key}/facts.yaml` })),
    ].map(({ key, file, verified_on, review_by, sources }) => ({
      country,
      key,
      file,
      verified_on,
      review_by,
      sources,
    }));
  });

/** Lists the steps, services and letters that need a new review on a day such as `2026-11-20`. */
export const listOverdueReviews = (content: Record<Country, CountryContent>, today: string) =>
  listReviews(content)
    .filter(({ review_by }) => review_by < today)
    .map(({ country, key, review_by }) => `${country}, ${key}: check again by ${review_by}`);
