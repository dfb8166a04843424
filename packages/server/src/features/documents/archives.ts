import { timestampIn } from '#server/core/clock.ts';
import { newId } from '#server/core/id.ts';
import type { Queries } from '#server/db/database.ts';
import type { DocumentArchivesTable } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/http/problem.ts';
import { downloadNameOf } from '#server/storage/contentTypes.ts';
import { createUniqueNames, readZipEntry, streamZip } from '#server/storage/zip.ts';
import { listDocuments } from './queries.ts';

/** Stores the ids of an archive, or that it has every document. Throws 404 if one is missing, or if there are none. */
export async function createArchive({ db, clock }: Deps, userId: string, ids: readonly string[] | undefined) {
  const wanted = ids && [...new Set(ids)];
  const found = await listDocuments(db.query, userId, wanted);
  if (found.length === 0 || (wanted && found.length < wanted.length)) throw notFound('Document');
  const id = newId();
  const document_ids = wanted ? JSON.stringify(wanted) : null;
  await db.query
    .insertInto('document_archives')
    .values({ id, user_id: userId, document_ids, created_at: timestampIn(clock) })
    .execute();
  return id;
}

export const findArchive = (queries: Queries, id: string) =>
  queries.selectFrom('document_archives').selectAll().where('id', '=', id).executeTakeFirst();

async function* listEntries({ db, storage }: Deps, { user_id, document_ids }: DocumentArchivesTable) {
  const ids = document_ids === null ? undefined : (JSON.parse(document_ids) as string[]);
  const nameFor = createUniqueNames();
  for (const document of await listDocuments(db.query, user_id, ids)) {
    const entry = { name: nameFor(downloadNameOf(document)), lastModified: document.created_at };
    yield* readZipEntry(storage, document.file_id, entry);
  }
}

export const streamArchive = (deps: Deps, archive: DocumentArchivesTable) =>
  streamZip(listEntries(deps, archive));
