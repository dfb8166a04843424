import type { StoredDocument } from '@settlement-help/contract';
import { shared } from './browserStorage.ts';
import { offlineCopies } from './offlineCopies.ts';
import { createStore } from './store.ts';

type KeptDocument = Pick<StoredDocument, 'id' | 'file_size'>;
/** The sizes of the kept files by the id of their document. A file that was replaced has another size. */
type Sizes = Readonly<Record<string, number>>;

const cacheName = 'documents';
const copyName = 'kept';
const addressOf = ({ id }: Pick<KeptDocument, 'id'>) => `/kept/${id}`;

const readSizes = (): Sizes => {
  const token = shared.get('token');
  return ((token && offlineCopies.read(token, copyName)?.data) || {}) as Sizes;
};

const { get, set, subscribe } = createStore(readSizes());

function write(sizes: Sizes) {
  const token = shared.get('token');
  if (token) offlineCopies.write(token, copyName, { savedAt: Date.now(), data: sizes });
  set(readSizes());
}

const openCache = () => caches.open(cacheName);

/**
 * The files of documents that the person keeps on this device. Their list ends with the session, like every copy; a file
 * that is not in the list is never read.
 */
export const keptFiles = {
  get,
  subscribe,
  /** Without HTTPS, browsers keep no files. */
  isSupported: () => 'caches' in globalThis,
  has: ({ id, file_size }: KeptDocument) => get()[id] === file_size,
  /** Resolves to null if the file is not kept, or if the browser deleted it because the device is full. */
  read: async (document: KeptDocument) => {
    if (!keptFiles.has(document)) return null;
    const response = await (await openCache()).match(addressOf(document));
    if (response) return response.blob();
    await keptFiles.remove(document);
    return null;
  },
  /** Rejects without space on the device. */
  keep: async (document: KeptDocument, file: Blob) => {
    await (await openCache()).put(addressOf(document), new Response(file));
    write({ ...readSizes(), [document.id]: document.file_size });
    // Otherwise a browser without space may delete them. Firefox asks the person, who may not answer.
    navigator.storage?.persist?.().catch(() => undefined);
  },
  remove: async (document: Pick<KeptDocument, 'id'>) => {
    const { [document.id]: _removed, ...others } = readSizes();
    write(others);
    await (await openCache()).delete(addressOf(document));
  },
  /** Removes the files of documents that were deleted or replaced elsewhere. */
  retain: async (documents: readonly KeptDocument[]) => {
    const isCurrent = ([id, size]: [string, number]) =>
      documents.some((document) => document.id === id && document.file_size === size);
    for (const [id, size] of Object.entries(get()))
      if (!isCurrent([id, size])) await keptFiles.remove({ id });
  },
  clear: () => {
    set({});
    if (keptFiles.isSupported()) caches.delete(cacheName).catch(() => undefined);
  },
};
