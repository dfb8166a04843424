import type { StoredDocument } from '@settlement-help/contract';
import { localStore } from './browserStorage.ts';
import { decryptFile, deleteFileKey, encryptFile } from './fileEncryption.ts';
import { offlineCopies } from './offlineCopies.ts';
import { createStore } from './store.ts';

type KeptDocument = Pick<StoredDocument, 'id' | 'file_size'>;

interface KeptFile {
  /** A file that was replaced has another size. */
  size: number;
  /** The last day as `YYYY-MM-DD`; null until the log-out. */
  until: string | null;
}
/** The kept files by the id of their document. */
type KeptFiles = Readonly<Record<string, KeptFile>>;

const cacheName = 'documents';
const copyName = 'kept';
const addressOf = ({ id }: Pick<KeptDocument, 'id'>) => `/kept/${id}`;
/** Marks an encrypted file. Earlier versions stored files as they were. */
const encryption = { 'X-Encryption': 'aes-gcm' };

function readList(): KeptFiles {
  const token = localStore.get('token');
  const list = (token && offlineCopies.read(token, copyName)?.data) || {};
  return Object.fromEntries(
    Object.entries(list).map(([id, kept]) => [
      id,
      // Earlier versions stored the size alone.
      typeof kept === 'number' ? { size: kept, until: null } : (kept as KeptFile),
    ]),
  );
}

const { get, set, subscribe } = createStore(readList());

function write(list: KeptFiles) {
  const token = localStore.get('token');
  if (token) offlineCopies.write(token, copyName, { savedAt: Date.now(), data: list });
  set(readList());
}

/** True after the end of the file's last day in this time zone. */
const isPast = ({ until }: KeptFile) =>
  until !== null && Date.now() > new Date(`${until}T23:59:59`).getTime();

const openCache = () => caches.open(cacheName);

/**
 * The files of documents that the person keeps on this device, encrypted with a key that ends with the session. Their
 * list ends with it too, like every copy; a file that is not in the list is never read.
 */
export const keptFiles = {
  get,
  subscribe,
  /** Without HTTPS, browsers keep no files. */
  isSupported: () => 'caches' in globalThis,
  has: ({ id, file_size }: KeptDocument) => {
    const kept = get()[id];
    return kept?.size === file_size && !isPast(kept);
  },
  /** The last day of a kept file; null if it is kept until the log-out. */
  untilOf: ({ id }: Pick<KeptDocument, 'id'>) => get()[id]?.until ?? null,
  /** Resolves to null if the file is not kept, or if the browser deleted it because the device is full. */
  read: async (document: KeptDocument) => {
    if (!keptFiles.has(document)) return null;
    const response = await (await openCache()).match(addressOf(document));
    const stored = await response?.blob();
    if (stored && !response?.headers.has('X-Encryption')) {
      // Without space for it, the file stays as it was.
      await keptFiles.keep(document, stored, keptFiles.untilOf(document)).catch(() => undefined);
      return stored;
    }
    const file = stored && (await decryptFile(stored));
    if (file) return file;
    await keptFiles.remove(document);
    return null;
  },
  /** Keeps a file until the log-out, or until the end of a day. Rejects without space on the device. */
  keep: async (document: KeptDocument, file: Blob, until: string | null) => {
    const token = localStore.get('token');
    const response = new Response(await encryptFile(file), { headers: encryption });
    const cache = await openCache();
    if (localStore.get('token') === token) await cache.put(addressOf(document), response);
    if (localStore.get('token') !== token) {
      // A log-out meanwhile has deleted the other files.
      await cache.delete(addressOf(document));
      throw new Error('The session ended');
    }
    write({ ...readList(), [document.id]: { size: document.file_size, until } });
    // Otherwise a browser without space may delete them. Firefox asks the person, who may not answer.
    navigator.storage?.persist?.().catch(() => undefined);
  },
  /** Keeps a kept file until a later day, or until the log-out for null. */
  extend: ({ id }: KeptDocument, until: string | null) => {
    const kept = readList()[id];
    if (!kept || kept.until === null || (until !== null && until <= kept.until)) return;
    write({ ...readList(), [id]: { ...kept, until } });
  },
  remove: async (document: Pick<KeptDocument, 'id'>) => {
    await (await openCache()).delete(addressOf(document));
    const { [document.id]: _removed, ...others } = readList();
    write(others);
  },
  /** Removes the files of documents that were deleted or replaced elsewhere. */
  retain: async (documents: readonly KeptDocument[]) => {
    const isCurrent = ([id, { size }]: [string, KeptFile]) =>
      documents.some((document) => document.id === id && document.file_size === size);
    for (const [id, kept] of Object.entries(get()))
      if (!isCurrent([id, kept])) await keptFiles.remove({ id });
  },
  /** Removes the files that were kept for an appointment in the past. */
  removePast: async () => {
    for (const [id, kept] of Object.entries(get())) if (isPast(kept)) await keptFiles.remove({ id });
  },
  clear: () => {
    set({});
    if (!keptFiles.isSupported()) return;
    caches.delete(cacheName).catch(() => undefined);
    deleteFileKey().catch(() => undefined);
  },
};
