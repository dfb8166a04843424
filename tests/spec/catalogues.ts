import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contract from '@settlement-help/contract';
import { en as appTexts } from '../../packages/app/src/messages/en.ts';
import { en as uiTexts } from '../../packages/ui/src/domain/messages/en.ts';
import { createFormats } from '../../packages/ui/src/i18n/formats.ts';

const root = join(import.meta.dirname, '../..');

type Text = (...values: string[]) => unknown;
const isText = (value: unknown): value is Text => typeof value === 'function';

/** Texts that count or tell a time want numbers and refuse this; none of them is exact in the specification. */
function fillIn(text: Text): unknown {
  try {
    return text(...Array.from({ length: text.length }, () => '{}'));
  } catch {
    return undefined;
  }
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (isText(value)) return textsOf(fillIn(value));
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
}

const contractTexts = () =>
  textsOf(Object.fromEntries(Object.entries(contract).filter(([, value]) => !isText(value))));

const quotedIn = (pattern: string) =>
  globSync(join(root, pattern)).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'([^'\n]+)'/g)].map(([, text]) => text ?? ''),
  );

const blank = (text: string) => text.replaceAll(/\{\w*\}/g, '{}');

/** All English texts, with `{}` for what is filled in. */
export function catalogueTexts() {
  const format = createFormats('en');
  const texts = [
    ...textsOf(uiTexts(format)),
    ...textsOf(appTexts(format)),
    ...contractTexts(),
    // What no value shows: an argument, such as the unit of a size.
    ...quotedIn('packages/{ui/src/i18n,ui/src/domain/messages,app/src/messages}/en*.ts'),
  ];
  return new Set(texts.map(blank));
}

/** The details that the server words and the app shows as they come. */
export const serverTexts = () => new Set(quotedIn('packages/server/src/features/{auth,users,forum}/*.ts'));

export const standsIn = (texts: Set<string>, message: string) => texts.has(blank(message));
