import { parse } from 'node:path';
import { makeZip } from 'client-zip';
import type { Selectable } from 'kysely';
import type { UsersTable } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { presentationOf } from '#server/storage/fileKinds.ts';
import { downloadName, fitFileName } from '#server/storage/fileNames.ts';
import { kinds } from './kinds.ts';

type User = Selectable<UsersTable>;

interface StoredFile {
  row: { id: string; created_at: string };
  name: string;
}

// Credentials, a duplicate of the e-mail, and the identity of moderators.
const excludedColumns = new Set(['password_hash', 'token_hash', 'normalized_email', 'moderator_id']);

const jsonOf = (rows: readonly object[]) =>
  `${JSON.stringify(rows, (key, value: unknown) => (excludedColumns.has(key) ? undefined : value), 2)}\n`;

/** Names files uniquely, also on case-insensitive file systems. */
function createUniqueNames() {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (wanted: string) => {
    const { name, ext } = parse(wanted);
    let free = wanted;
    while (taken.has(free.toLowerCase())) {
      const count = (counts.get(wanted) ?? 1) + 1;
      counts.set(wanted, count);
      const suffix = ` (${count})${ext}`;
      free = fitFileName(`${name}${suffix}`, suffix);
    }
    taken.add(free.toLowerCase());
    return free;
  };
}

async function listFiles({ db }: Deps, { id }: User): Promise<Record<'documents' | 'photos', StoredFile[]>> {
  const documents = await db.query.selectFrom('documents').selectAll().where('user_id', '=', id).execute();
  const photos = await db.query.selectFrom('photos').selectAll().where('user_id', '=', id).execute();
  const nameOf = ({ name, content_type }: (typeof documents)[number]) =>
    downloadName(name, presentationOf(content_type).extensions);
  return {
    documents: documents.map((row) => ({ row, name: nameOf(row) })),
    photos: photos.map((row) => ({ row, name: `${row.id}.webp` })),
  };
}

async function* listEntries(deps: Deps, user: User) {
  const now = deps.clock.now();
  for (const { name, read } of kinds) {
    yield { name: `${name}.json`, input: jsonOf(await read(deps.db.query, user)), lastModified: now };
  }
  for (const [folder, files] of Object.entries(await listFiles(deps, user))) {
    const nameFor = createUniqueNames();
    const rows: object[] = [];
    for (const { row, name } of files) {
      const stream = await deps.storage.read(row.id);
      if (!stream) continue;
      const file = `${folder}/${nameFor(name)}`;
      const chunks = stream.values();
      try {
        yield { name: file, input: { [Symbol.asyncIterator]: () => chunks }, lastModified: row.created_at };
      } finally {
        // Closes the file if the download is aborted.
        await chunks.return?.();
      }
      rows.push({ ...row, file });
    }
    yield { name: `${folder}.json`, input: jsonOf(rows), lastModified: now };
  }
}

export function makeArchive(deps: Deps, user: User): ReadableStream<Uint8Array> {
  const entries = listEntries(deps, user);
  // An aborted download throws into the source, which is not an error.
  const source = { next: () => entries.next(), throw: () => entries.return() };
  return makeZip({ [Symbol.asyncIterator]: () => source });
}
