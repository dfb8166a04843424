import { endpoints, type StoredDocument } from '@settlement-help/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import type { DocumentsTable } from '#server/db/tables.ts';
import type { Links } from '#server/http/endpoints/downloadLinks.ts';

export const toDocument = (row: Selectable<DocumentsTable>, links: Links): StoredDocument => ({
  id: row.id,
  original_filename: row.name,
  content_type: row.content_type,
  file_size: row.size,
  created_at: row.created_at,
  settlement_step_id: row.step_id,
  kept_on_reset: row.kept_on_reset === 1,
  download_url: links.linkTo(endpoints.downloadDocument, row.id),
});

export const insertDocument = (queries: Queries, row: Insertable<DocumentsTable>) =>
  queries.insertInto('documents').values(row).returningAll().executeTakeFirstOrThrow();

export async function totalBytes(queries: Queries, userId: string) {
  const { bytes } = await queries
    .selectFrom('documents')
    .select(({ fn }) => fn.sum<number | string | null>('size').as('bytes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

export const listDocuments = (queries: Queries, userId: string) =>
  queries.selectFrom('documents').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute();

export const findDocument = (queries: Queries, id: string) =>
  queries.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();

/** Attaches a document to a step or detaches it; a reset then keeps it. Undefined if there is none. */
export const attachDocument = (queries: Queries, userId: string, id: string, step_id: string | null) =>
  queries
    .updateTable('documents')
    .set({ step_id, kept_on_reset: 1 })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();

export async function deleteDocument(queries: Queries, userId: string, id: string) {
  const { numDeletedRows } = await queries
    .deleteFrom('documents')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
