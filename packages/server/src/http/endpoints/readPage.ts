import { limits } from '@settlement-help/contract';
import { validate as isId } from 'uuid';
import { InvalidInputError } from '#server/core/errors.ts';
import type { PageRequest } from '#server/db/paging.ts';

/** The id of the last item of the page before. */
function readCursor(text: string | undefined) {
  if (text === undefined || isId(text)) return text;
  throw new InvalidInputError({ path: 'cursor', message: 'Is none of this list' });
}

/** The part of a list that a query asks for. */
export const readPage = ({
  cursor,
  limit,
}: {
  cursor?: string | undefined;
  limit?: string | number | undefined;
}): PageRequest => ({
  cursor: readCursor(cursor),
  limit: Number(limit ?? limits.pageSize),
});
