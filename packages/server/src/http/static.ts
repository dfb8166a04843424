import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';

/** A file of the built app in each form in which it may be asked for. */
export interface Asset {
  type: string;
  etag: string;
  plain: Buffer;
  /** By the name of the encoding; empty for what is compressed already. */
  encoded: Partial<Record<Encoding, Buffer>>;
}

export type Encoding = 'br' | 'gzip';

const compressible = /^(text\/|application\/(javascript|json|manifest\+json|wasm|xml)|image\/svg)/;
const worthwhile = 512;

async function load(path: string): Promise<Asset> {
  const plain = await readFile(path);
  const type = getMimeType(path) ?? 'application/octet-stream';
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  if (!compressible.test(type) || plain.byteLength < worthwhile) return { type, etag, plain, encoded: {} };
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
  return { type, etag, plain, encoded: { br, gzip: zipped } };
}

/** The files of a folder, each read and compressed once for as long as it does not change. */
export function createAssets(folder: string) {
  const loaded = new Map<string, { version: string; asset: Promise<Asset> }>();

  /** The file of that path within the folder, or undefined where there is none. */
  const get = async (path: string): Promise<Asset | undefined> => {
    const file = join(folder, path);
    if (path.includes('\0') || !file.startsWith(`${folder}${sep}`)) return undefined;
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const version = `${found.mtimeMs} ${found.size}`;
    const known = loaded.get(file);
    if (known?.version === version) return known.asset;
    const asset = load(file);
    loaded.set(file, { version, asset });
    asset.catch(() => loaded.delete(file));
    return asset;
  };

  /** Compresses everything ahead of the first visit. */
  const warm = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (entry.isFile() && extname(entry.name) !== '.map') {
        await get(relative(folder, join(entry.parentPath, entry.name)));
      }
    }
  };

  return { get, warm };
}

export type Assets = ReturnType<typeof createAssets>;
