import { type DocumentChanges, endpoints, type StoredDocument } from '@settlement-help/contract';
import type { Insertable, Selectable } from 'kysely';
import { InvalidInputError } from '#server/core/errors.ts';
import type { Queries } from '#server/db/database.ts';
import type { DocumentsTable } from '#server/db/tables.ts';
import type { Links } from '#server/http/endpoints/downloadLinks.ts';
import { HttpProblem } from '#server/http/problem.ts';

export type DocumentRow = Selectable<DocumentsTable>;

export const toDocument = (row: DocumentRow, links: Links): StoredDocument => ({
  id: row.id,
  original_filename: row.name,
  content_type: row.content_type,
  file_size: row.size,
  created_at: row.created_at,
  settlement_step_id: row.step_id,
  kept_on_reset: row.kept_on_reset === 1,
  kind: row.kind,
  issued_on: row.issued_on,
  expires_on: row.expires_on,
  download_url: links.linkTo(endpoints.downloadDocument, row.id),
});

export function requireDateOrder({ issued_on, expires_on }: Pick<DocumentRow, 'issued_on' | 'expires_on'>) {
  if (issued_on === null || expires_on === null || issued_on <= expires_on) return;
  throw new InvalidInputError({
    path: 'expires_on',
    code: 'before_issue',
    message: 'Must not be before the day of issue',
  });
}

export const insertDocument = (queries: Queries, row: Insertable<DocumentsTable>) =>
  queries.insertInto('documents').values(row).returningAll().executeTakeFirstOrThrow();

/** The bytes of the user's documents, with those in the bin. */
export async function totalBytes(queries: Queries, userId: string) {
  const { bytes } = await queries
    .selectFrom('documents')
    .select(({ fn }) => fn.sum<number | string | null>('size').as('bytes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** Throws 413 if `size` more bytes exceed the limit. Runs in the transaction that stores them. */
export async function requireSpace(tx: Queries, userId: string, size: number, limit: number) {
  const used = await totalBytes(tx, userId);
  if (used + size <= limit) return;
  const megabytes = Math.floor(limit / 1024 ** 2);
  throw new HttpProblem(
    413,
    'storage_full',
    `Your documents may take ${megabytes} MB altogether, with those in the bin. Please empty the bin, or delete some you no longer need.`,
    { storage: { used, limit } },
  );
}

/** The user's documents outside the bin. */
const documentsOf = (queries: Queries, userId: string) =>
  queries.selectFrom('documents').selectAll().where('user_id', '=', userId).where('deleted_at', 'is', null);

export const listDocuments = (queries: Queries, userId: string, ids?: readonly string[]) => {
  const documents = documentsOf(queries, userId).orderBy('id', 'desc');
  return (ids ? documents.where('id', 'in', ids) : documents).execute();
};

export const findOwnDocument = (queries: Queries, userId: string, id: string) =>
  documentsOf(queries, userId).where('id', '=', id).executeTakeFirst();

/** Finds a document by id alone, for a signed link. It may be in the bin. */
export const findDocument = (queries: Queries, id: string) =>
  queries.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();

/** The id of the user's newest document with the same bytes, or null. One in the bin comes last. */
export async function findSameBytes(queries: Queries, userId: string, sha256: string) {
  const same = await queries
    .selectFrom('documents')
    .select(['id', 'deleted_at'])
    .where('user_id', '=', userId)
    .where('sha256', '=', sha256)
    .orderBy('id', 'desc')
    .execute();
  return (same.find(({ deleted_at }) => deleted_at === null) ?? same[0])?.id ?? null;
}

/** Changes a document outside the bin. Attaching or detaching it makes a reset keep it. Undefined if there is none. */
export async function updateDocument(queries: Queries, userId: string, id: string, changes: DocumentChanges) {
  const before = await findOwnDocument(queries, userId, id);
  if (!before) return undefined;
  const { original_filename: name = before.name, kind = before.kind, settlement_step_id } = changes;
  const { issued_on = before.issued_on, expires_on = before.expires_on } = changes;
  requireDateOrder({ issued_on, expires_on });
  return queries
    .updateTable('documents')
    .set({
      name,
      kind,
      issued_on,
      expires_on,
      ...(settlement_step_id !== undefined && { step_id: settlement_step_id, kept_on_reset: 1 }),
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}
