import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import exports from './packedExports.json' with { type: 'json' };

// The workspace uses the sources, and the package has built files. npm, unlike pnpm, ignores `publishConfig.exports`.
const manifest = join(import.meta.dirname, '../package.json');
const saved = join(import.meta.dirname, '../node_modules/package.json');

// Before packing too, because an earlier one may have been interrupted.
if (existsSync(saved)) renameSync(saved, manifest);

if (process.argv[2] === 'write') {
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(saved, text);
  writeFileSync(manifest, `${JSON.stringify({ ...JSON.parse(text), exports }, null, 2)}\n`);
}
