import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const isOutput = (result: unknown): result is Rolldown.RolldownOutput =>
  typeof result === 'object' && result !== null && 'output' in result;

/** Bundles code that imports the package, without its peer dependencies. */
export async function bundle(folder: string, code: string) {
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, code);
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (!isOutput(result)) throw new Error('Vite returned no output.');
  const chunks = result.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  return {
    code: chunks.join('\n'),
    /** kB of 1000 bytes. */
    gzip: chunks.reduce((total, chunk) => total + gzipSync(chunk).byteLength, 0) / 1000,
  };
}
