import type { Selectable } from 'kysely';
import type { UsersTable } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { downloadNameOf } from '#server/storage/contentTypes.ts';
import { createUniqueNames, readZipEntry, streamZip, type ZipEntry } from '#server/storage/zip.ts';
import { exportedTables } from './exportedTables.ts';

type User = Selectable<UsersTable>;

interface StoredFile {
  row: { created_at: string };
  key: string;
  name: string;
}

// Credentials, storage keys, a duplicate of the e-mail, and the identity of moderators.
const excludedColumns = new Set([
  'password_hash',
  'token_hash',
  'normalized_email',
  'moderator_id',
  'file_id',
]);

const jsonOf = (rows: readonly object[]) =>
  `${JSON.stringify(rows, (key, value: unknown) => (excludedColumns.has(key) ? undefined : value), 2)}\n`;

async function listFiles({ db }: Deps, { id }: User): Promise<Record<'documents' | 'photos', StoredFile[]>> {
  const documents = await db.query.selectFrom('documents').selectAll().where('user_id', '=', id).execute();
  const photos = await db.query.selectFrom('photos').selectAll().where('user_id', '=', id).execute();
  return {
    documents: documents.map((row) => ({ row, key: row.file_id, name: downloadNameOf(row) })),
    photos: photos.map((row) => ({ row, key: row.id, name: `${row.id}.webp` })),
  };
}

async function* listEntries(deps: Deps, user: User): AsyncGenerator<ZipEntry> {
  const now = deps.clock.now();
  for (const { name, read } of exportedTables) {
    yield { name: `${name}.json`, input: jsonOf(await read(deps.db.query, user)), lastModified: now };
  }
  for (const [folder, files] of Object.entries(await listFiles(deps, user))) {
    const nameFor = createUniqueNames();
    const rows: object[] = [];
    for (const { row, key, name } of files) {
      const file = `${folder}/${nameFor(name)}`;
      for await (const entry of readZipEntry(deps.storage, key, {
        name: file,
        lastModified: row.created_at,
      })) {
        yield entry;
        rows.push({ ...row, file });
      }
    }
    yield { name: `${folder}.json`, input: jsonOf(rows), lastModified: now };
  }
}

export const makeArchive = (deps: Deps, user: User) => streamZip(listEntries(deps, user));
