import { limits } from '@settlement-help/contract';
import { validate as isId } from 'uuid';
import { InvalidInputError } from '#server/core/errors.ts';
import type { PageRequest } from '#server/db/paging.ts';

function readCursor(text: string | undefined) {
  if (text === undefined || isId(text)) return text;
  throw new InvalidInputError({ path: 'cursor', message: 'Is none of this list' });
}

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
