import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import {
  CountryFacts,
  CountryTexts,
  PlanRule,
  ServiceFacts,
  ServiceTexts,
  StepFacts,
  StepTexts,
} from '../src/schema.ts';
import type { Country, Service, Services, Step } from '../src/types.ts';

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
function checkNames(folder: string, facts: readonly string[], texts: Record<string, string>) {
  const names = [...facts, ...Object.keys(texts)].filter((name) => !(facts.includes(name) && name in texts));
  if (names.length > 0) throw new Error(`${folder}: only in facts.yaml or only in en.yaml: ${names}`);
}

function toLinks(folder: string, urls: Record<string, string>, labels: Record<string, string>) {
  checkNames(folder, Object.keys(urls), labels);
  return Object.entries(urls).map(([name, url]) => ({ label: labels[name] ?? '', url }));
}

function readStep(folder: string, key: string, index: number): Step {
  const { facts, texts } = readFolder(folder, StepFacts, StepTexts);
  const { links, ...rest } = facts;
  const { links: labels, ...shown } = texts;
  return { key, step_number: index + 1, ...rest, ...shown, places: toLinks(folder, links, labels) };
}

function readService(folder: string, key: string): Service {
  const { facts, texts } = readFolder(folder, ServiceFacts, ServiceTexts);
  return { key, ...facts, ...texts, more: toLinks(folder, facts.more, texts.more) };
}

/** Maps each key to its folder, and refuses a folder that is not in the list. */
function mapFolders<Result>(
  path: string,
  keys: readonly string[],
  read: (folder: string, key: string, index: number) => Result,
) {
  const unlisted = readdirSync(path).filter((key) => !keys.includes(key));
  if (unlisted.length > 0) throw new Error(`${path}: not in facts.yaml of the country: ${unlisted}`);
  return keys.map((key, index) => read(join(path, key), key, index));
}

/** The content of a country. */
export interface CountryContent {
  plans: z.output<typeof PlanRule>[];
  steps: Step[];
  services: Services;
}

/** Reads and checks every file of a country. */
export function readCountry(folder: string): CountryContent {
  const { facts, texts } = readFolder(folder, CountryFacts, CountryTexts);
  const { government, essential } = facts.services;
  const services = mapFolders(join(folder, 'services'), [...government, ...essential], readService);
  const numbers = facts.emergency.map(({ number }) => number);
  checkNames(folder, numbers, texts.emergency);
  return {
    plans: readFile(join(folder, 'plan.yaml'), z.array(PlanRule)),
    steps: mapFolders(join(folder, 'steps'), facts.steps, readStep),
    services: {
      government: services.slice(0, government.length),
      essential: services.slice(government.length),
      emergency: facts.emergency.map((entry) => ({ ...entry, about: texts.emergency[entry.number] ?? '' })),
    },
  };
}

/** Reads every country below a folder. */
export const readContent = (root: string): Record<Country, CountryContent> => ({
  France: readCountry(join(root, 'france')),
  Germany: readCountry(join(root, 'germany')),
});

/** The steps and services whose facts must be checked again, on a day such as `2026-11-20`. */
export const overdueReviews = (content: Record<Country, CountryContent>, today: string) =>
  Object.entries(content).flatMap(
    ([
      country,
      {
        steps,
        services: { government, essential },
      },
    ]) =>
      [...steps, ...government, ...essential]
        .filter(({ review_by }) => review_by < today)
        .map(({ key, review_by }) => `${country}, ${key}: check again by ${review_by}`),
  );
