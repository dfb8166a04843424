import { validate as isId } from 'uuid';
import { InvalidInputError } from '#server/core/errors.ts';

/** The id of the last item of the page before. */
export function readCursor(text: string | undefined) {
  if (text === undefined || isId(text)) return text;
  throw new InvalidInputError({ path: 'cursor', message: 'Is none of this list' });
}
