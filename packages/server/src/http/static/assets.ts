import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

export type Encoding = 'br' | 'gzip';

const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
const bestFirst: readonly Encoding[] = ['br', 'gzip'];

export interface Asset {
  type: string;
  etag: string;
  encodings: Encoding[];
  read(encoding?: Encoding): Promise<Buffer>;
}

const statFile = async (path: string) => {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found : undefined;
};

async function load(path: string, { mtimeMs, size }: Stats): Promise<Asset> {
  const encodings: Encoding[] = [];
  for (const encoding of bestFirst) {
    const form = await statFile(path + endings[encoding]);
    if (form && form.mtimeMs >= mtimeMs) encodings.push(encoding);
  }
  return {
    type: getMimeType(path) ?? 'application/octet-stream',
    etag: `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`,
    encodings,
    read: (encoding) => readFile(path + (encoding ? endings[encoding] : '')),
  };
}

/** The files of a folder. A file is inspected again only after it changed. */
export function createAssets(folder: string) {
  const loaded = new Map<string, { version: string; asset: Promise<Asset> }>();

  const get = async (path: string): Promise<Asset | undefined> => {
    const file = join(folder, path);
    if (path.includes('\0') || !file.startsWith(`${folder}${sep}`)) return undefined;
    const found = await statFile(file);
    if (!found) return undefined;
    const version = `${found.mtimeMs} ${found.size}`;
    const known = loaded.get(file);
    if (known?.version === version) return known.asset;
    const asset = load(file, found);
    loaded.set(file, { version, asset });
    asset.catch(() => loaded.delete(file));
    return asset;
  };

  return { get };
}

export type Assets = ReturnType<typeof createAssets>;
