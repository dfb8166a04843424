import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

// Renders the app icons from `public/icon.svg`. Run `node tools/appIcons.ts` after a change to that file.
const folder = join(import.meta.dirname, '../packages/app/public');
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');
const background = /<rect [^>]*fill="(#\w+)"/.exec(svg)?.[1] ?? '#fff';
/** The system may crop a maskable icon to the inner 80 %. */
const maskable = svg.replace('viewBox="0 0 28 28"', 'viewBox="-4 -4 36 36"');

const draw = (source: string, size: number, name: string) =>
  sharp(Buffer.from(source), { density: 2000 })
    .resize(size, size)
    .flatten(source === svg ? false : { background })
    .png({ palette: true })
    .toFile(join(folder, 'icons', `${name}.png`));

mkdirSync(join(folder, 'icons'), { recursive: true });
await Promise.all([
  draw(svg, 192, '192'),
  draw(svg, 512, '512'),
  draw(maskable, 512, 'maskable-512'),
  draw(maskable, 180, 'apple-touch'),
]);
