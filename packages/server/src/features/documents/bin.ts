import { type DeletedDocument, limits } from '@settlement-help/contract';
import type { Selectable } from 'kysely';
import { type Clock, span, timestampIn } from '#server/core/clock.ts';
import type { Queries } from '#server/db/database.ts';
import type { DocumentsTable } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { Links } from '#server/http/endpoints/downloadLinks.ts';
import { toDocument } from './queries.ts';

const lifetime = span(limits.document.daysInBin, 'day');

/** Documents deleted before this time are erased, even if the cleanup has not run yet. */
const erasedBefore = (clock: Clock) => timestampIn(clock, -lifetime);

export function toDeletedDocument(row: Selectable<DocumentsTable>, links: Links): DeletedDocument {
  const deleted_at = row.deleted_at ?? row.created_at;
  const erased_at = new Date(Date.parse(deleted_at) + lifetime).toISOString();
  return { ...toDocument(row, links), deleted_at, erased_at };
}

export const listBin = (queries: Queries, userId: string, clock: Clock) =>
  queries
    .selectFrom('documents')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', '>', erasedBefore(clock))
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Moves a document to the bin. Returns false if there is none outside the bin. */
export async function moveToBin(queries: Queries, userId: string, id: string, clock: Clock) {
  const { numUpdatedRows } = await queries
    .updateTable('documents')
    .set({ deleted_at: timestampIn(clock) })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Restores a document with its step. Undefined if it is not in the bin. */
export const restoreFromBin = (queries: Queries, userId: string, id: string, clock: Clock) =>
  queries
    .updateTable('documents')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', '>', erasedBefore(clock))
    .returningAll()
    .executeTakeFirst();

/** Deletes the rows of the user's bin, or of one document in it. Returns the storage keys of their files. */
export async function eraseBin(queries: Queries, userId: string, id?: string) {
  let rows = queries
    .deleteFrom('documents')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null);
  if (id !== undefined) rows = rows.where('id', '=', id);
  const erased = await rows.returning('file_id').execute();
  return erased.map(({ file_id }) => file_id);
}

const batchSize = 500;

/** Deletes the documents that were in the bin for 7 days. A file whose deletion fails is left to the cleanup of files. */
export async function deleteExpiredBinDocuments({
  db,
  storage,
  clock,
}: Pick<Deps, 'clock' | 'db' | 'storage'>) {
  let deleted: number;
  do {
    const old = db.query
      .selectFrom('documents')
      .select('id')
      .where('deleted_at', '<=', erasedBefore(clock))
      .limit(batchSize);
    const rows = await db.query
      .deleteFrom('documents')
      .where('id', 'in', old)
      // Repeated, because the document may have been restored since it was selected.
      .where('deleted_at', '<=', erasedBefore(clock))
      .returning('file_id')
      .execute();
    for (const { file_id } of rows) await storage.delete(file_id);
    deleted = rows.length;
  } while (deleted === batchSize);
}
