import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = ['.css', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml'];
const worthwhile = 512;

/** Lays a `.br` and a `.gz` beside each file that gains by it. The page itself is not among them: it changes per visit. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    // By then the public folder is copied too.
    async writeBundle() {
      for (const entry of await readdir(outDir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !compressible.includes(extname(entry.name))) continue;
        const path = join(entry.parentPath, entry.name);
        const plain = await readFile(path);
        if (plain.byteLength < worthwhile) continue;
        const [br, gz] = await Promise.all([
          promisify(brotliCompress)(plain),
          promisify(gzip)(plain, { level: 9 }),
        ]);
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
      }
    },
  };
}
