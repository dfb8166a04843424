'use server';

import type { CheckedField } from '@settlement-help/ui';
import { dayProblemOf } from '@settlement-help/ui/messages';
import { texts } from '../../texts.ts';

export interface Application {
  errors: CheckedField[];
  /** The answers to show again after an error. */
  answers: Record<string, string>;
  languages: string[];
  isDone: boolean;
}

const required = ['name', 'email', 'born', 'country', 'languages', 'proof', 'terms'] as const;

export async function apply(_: Application, form: FormData): Promise<Application> {
  const locale = form.get('locale') === 'ar' ? 'ar' : 'en';
  const { fields, missing, noDay } = texts[locale].apply;
  const errors: CheckedField[] = required
    .filter((name) => !form.get(name))
    .map((name) => ({ fieldId: name, message: missing(fields[name]) }));
  const born = form.get('born');
  if (born && dayProblemOf(String(born))) errors.push({ fieldId: 'born', message: noDay });
  if (errors.length === 0) return { errors, answers: {}, languages: [], isDone: true };

  const answers = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  return { errors, answers, languages: form.getAll('languages').map(String), isDone: false };
}
