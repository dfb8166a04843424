import * as z from 'zod/mini';
import { InvalidInputError } from '#server/core/errors.ts';
import { HttpProblem } from '#server/http/problem.ts';

// zod/mini has no messages of its own.
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

/** The label of a field: `full_name` is "Full name", `new_password` is "Password". */
const label = (path: string) =>
  sentenceCase(path.replace(/^(new|current)_(?=password$)/, '').replaceAll(/[_.]/g, ' '));

function sentence({ path, message }: { path: string; message: string }) {
  const name = label(path);
  return name === '' || message.startsWith(name) ? message : `${name}: ${message}`;
}

/** The 422 for input that does not fit, with a readable detail and one entry for each fault. */
export const invalidInput = ({ errors }: InvalidInputError) =>
  new HttpProblem(422, errors.map(sentence).join('; '), { errors });

/** Parses the input with the schema, which drops unknown fields; throws `InvalidInputError`. */
export function validate<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new InvalidInputError(
    ...parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  );
}
