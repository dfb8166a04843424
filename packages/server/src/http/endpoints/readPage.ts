import { limits } from '@settlement-help/contract';
import { validate as isId } from 'uuid';
import { InvalidInputError } from '#server/core/errors.ts';
import type { PageRequest } from '#server/db/paging.ts';

interface PageQuery {
  cursor?: string | undefined;
  limit?: string | number | undefined;
}

export function readPage({ cursor, limit = limits.pageSize }: PageQuery): PageRequest {
  if (cursor !== undefined && !isId(cursor)) {
    throw new InvalidInputError({ path: 'cursor', message: 'Is none of this list' });
  }
  return { cursor, limit: Number(limit) };
}
