import type { FieldErrorCode } from '@settlement-help/contract';
import * as z from 'zod/mini';
import { InvalidInputError } from '#server/core/errors.ts';
import { HttpProblem } from '#server/http/problem.ts';

/** True for a missing field, and for an empty one that must not be empty. */
const isMissing = ({ code, input, minimum }: { code?: string; input?: unknown; minimum?: unknown }) =>
  input === undefined || (code === 'too_small' && minimum === 1 && input === '');

// zod/mini has no messages by default.
z.config({
  ...z.locales.en(),
  customError: (issue) => {
    if (isMissing(issue)) return 'Required';
    const { code, input, maximum } = issue;
    return code === 'too_big' && typeof input === 'string'
      ? `Must be at most ${maximum} characters`
      : undefined;
  },
});

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `full_name` becomes "Full name", `new_password` becomes "Password". */
const fieldLabel = (path: string) =>
  sentenceCase(path.replace(/^(new|current)_(?=password$)/, '').replaceAll(/[_.]/g, ' '));

function formatFieldError({ path, message }: { path: string; message: string }) {
  const label = fieldLabel(path);
  return label === '' || message.startsWith(label) ? message : `${label}: ${message}`;
}

export const invalidInput = ({ errors }: InvalidInputError) =>
  new HttpProblem(422, 'invalid_input', errors.map(formatFieldError).join('; '), {
    errors: errors.map((error) => ({ code: 'invalid' satisfies FieldErrorCode, ...error })),
  });

type Issue = z.core.$ZodIssue;

function codeOf(issue: Issue): { code?: FieldErrorCode; limit?: number } {
  if (issue.code === 'custom') return issue.params ?? {};
  if (isMissing(issue)) return { code: 'required' };
  if (issue.code === 'invalid_format' && issue.format === 'email') return { code: 'email' };
  if (issue.code === 'too_small' && issue.origin === 'string')
    return { code: 'too_short', limit: Number(issue.minimum) };
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { code: 'too_long', limit: Number(issue.maximum) };
  return {};
}

/** Parses the input and drops unknown fields. Throws `InvalidInputError`. */
export function validate<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new InvalidInputError(
    ...parsed.error.issues.map((issue) => ({
      path: issue.path.join('.'),
      message: issue.message,
      ...codeOf(issue),
    })),
  );
}
