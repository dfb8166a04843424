import { limits } from '@settlement-help/contract';
import { validate as isId } from 'uuid';
import { InvalidInputError } from '#server/core/errors.ts';
import type { PageRequest } from '#server/db/paging.ts';

interface PageQuery {
  cursor?: string | undefined;
  limit?: string | number | undefined;
}

const refuseCursor = () => new InvalidInputError({ path: 'cursor', message: 'Is none of this list' });

export function readPage({ cursor, limit = limits.pageSize }: PageQuery): PageRequest {
  if (cursor !== undefined && !isId(cursor)) throw refuseCursor();
  return { cursor, limit: Number(limit) };
}

const isTime = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text);

const isKey = {
  helpful: (text: string) => /^-?\d{1,9}$/.test(text),
  active: isTime,
};

/** Reads the page of a list of questions. Beside the id, the cursor has the value that the list is sorted by. */
export function readListPage(
  { cursor, limit }: PageQuery,
  order: 'newest' | keyof typeof isKey,
): PageRequest {
  if (order === 'newest') return readPage({ cursor, limit });
  const [key = '', id] = cursor?.split('_') ?? [];
  if (cursor !== undefined && !isKey[order](key)) throw refuseCursor();
  return { ...readPage({ cursor: id, limit }), cursor };
}

/** Reads the page of a search, whose cursor is the number of earlier results. */
export function readSearchPage({ cursor = '0', limit = limits.pageSize }: PageQuery) {
  if (!/^\d{1,3}$/.test(cursor)) throw refuseCursor();
  return { start: Number(cursor), limit: Number(limit) };
}
