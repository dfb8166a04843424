import type { FieldErrorCode } from '@settlement-help/contract';
import * as z from 'zod/mini';
import { InvalidInputError } from '#server/core/errors.ts';
import { HttpProblem } from '#server/http/problem.ts';

// zod/mini has no messages by default.
z.config({
  ...z.locales.en(),
  customError: ({ code, input, maximum }) => {
    if (input === undefined || (code === 'too_small' && input === '')) return 'Required';
    return code === 'too_big' && typeof input === 'string'
      ? `Must be at most ${maximum} characters`
      : undefined;
  },
});

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `full_name` becomes "Full name", `new_password` becomes "Password". */
const label = (path: string) =>
  sentenceCase(path.replace(/^(new|current)_(?=password$)/, '').replaceAll(/[_.]/g, ' '));

function sentence({ path, message }: { path: string; message: string }) {
  const name = label(path);
  return name === '' || message.startsWith(name) ? message : `${name}: ${message}`;
}

export const invalidInput = ({ errors }: InvalidInputError) =>
  new HttpProblem(422, 'invalid_input', errors.map(sentence).join('; '), {
    errors: errors.map((error) => ({ code: 'invalid' satisfies FieldErrorCode, ...error })),
  });

type Issue = z.core.$ZodIssue;

function codeOf(issue: Issue): { code?: FieldErrorCode; limit?: number } {
  if (issue.code === 'custom') return issue.params ?? {};
  if (issue.message === 'Required') return { code: 'required' };
  if (issue.code === 'invalid_format' && issue.format === 'email') return { code: 'email' };
  if (issue.code === 'too_small' && issue.origin === 'string')
    return { code: 'too_short', limit: Number(issue.minimum) };
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { code: 'too_long', limit: Number(issue.maximum) };
  return {};
}

/** Parses the input and drops unknown fields. Throws `InvalidInputError`. */
export function validate<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new InvalidInputError(
    ...parsed.error.issues.map((issue) => ({
      path: issue.path.join('.'),
      message: issue.message,
      ...codeOf(issue),
    })),
  );
}
