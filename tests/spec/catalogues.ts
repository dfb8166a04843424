import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contract from '@settlement-help/contract';
import { folders, listTexts, readSource } from '../../tools/messages/source.ts';

const root = join(import.meta.dirname, '../..');

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
};

/** Returns a message and each branch of its plurals and selects. */
const branchesOf = (message: string): string[] => {
  const branches = [...message.matchAll(/(?:=\d+|\w+) \{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g)];
  return [message, ...branches.map(([, branch = '']) => branch)];
};

const contractTexts = () =>
  textsOf(Object.fromEntries(Object.entries(contract).filter(([, value]) => typeof value !== 'function')));

const quotedIn = (pattern: string) =>
  globSync(join(root, pattern)).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'([^'\n]+)'/g)].map(([, text]) => text ?? ''),
  );

const blank = (text: string) => text.replaceAll(/\{[^{}]*\}/g, '{}');

/** All English texts, with `{}` for each value. */
export function catalogueTexts() {
  const messages = folders
    .flatMap((folder) => [...readSource(folder).values()])
    .flatMap((tree) => listTexts(tree).map(([, text]) => text));
  return new Set([...messages.flatMap(branchesOf), ...contractTexts()].map(blank));
}

/** The error details of the server that the app shows unchanged. */
export const serverTexts = () =>
  new Set(quotedIn('packages/server/src/{features/{auth,users,forum}/**/*,db/forum/author,http/problem}.ts'));

/** True if a catalogue has the text. A limit in the specification is a value in the message. */
export const isKnownText = (texts: Set<string>, message: string) =>
  [message, message.replaceAll(/\d+/g, '{}')].some((text) => texts.has(blank(text)));
