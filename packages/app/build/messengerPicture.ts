import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { CounterGuide } from '@settlement-help/contract';
import { decompress } from 'wawoff2';

/** Width and height in pixels, as messengers expect them. */
const pictureSize = { width: 1200, height: 630 };

const fonts = [
  ...['latin', 'latin-ext', 'cyrillic'].map(
    (subset) => `@fontsource/literata/files/literata-${subset}-600-normal.woff2`,
  ),
  ...['arabic', 'latin'].map(
    (subset) => `@fontsource-variable/vazirmatn/files/vazirmatn-${subset}-wght-normal.woff2`,
  ),
];

const colors = { paper: '#fbf9f4', sheet: '#ffffff', ink: '#0f1b33', muted: '#4a5368', marker: '#f5df7f' };
const margin = 90;

/** Letters that fit on one line of the title. */
const lineLength = 34;

function wrap(text: string) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) as string;
    if (line && line.length + word.length >= lineLength) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}

const escapeXml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface PictureContent extends Pick<CounterGuide, 'original_term' | 'title'> {
  /** A sentence below the title. */
  caption: string;
  direction: 'ltr' | 'rtl';
}

function toSvg({ original_term, title, caption, direction }: PictureContent) {
  const isRtl = direction === 'rtl';
  const side = `x="${isRtl ? pictureSize.width - margin : margin}" text-anchor="${isRtl ? 'end' : 'start'}"`;
  const text = (y: number, size: number, color: string, words: string) =>
    `<text ${side} y="${y}" font-family="Literata, Vazirmatn" font-weight="600" font-size="${size}" fill="${color}">${escapeXml(words)}</text>`;
  // A long term is drawn smaller.
  const termSize = Math.min(96, 1_800 / original_term.length);
  const lines = wrap(title);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}">`,
    `<rect width="100%" height="100%" fill="${colors.paper}"/>`,
    `<rect x="40" y="40" width="1120" height="550" rx="24" fill="${colors.sheet}"/>`,
    `<rect x="${isRtl ? 1148 : 40}" y="90" width="12" height="450" fill="${colors.marker}"/>`,
    text(130, 34, colors.muted, 'Settlement Help'),
    text(270, termSize, colors.ink, original_term),
    ...lines.map((line, index) => text(370 + index * 60, 46, colors.ink, line)),
    text(540, 34, colors.muted, caption),
    '</svg>',
  ].join('');
}

/** Draws the pictures that messengers show for a link to a counter pass. `close` removes the temporary fonts. */
export async function createPictures() {
  const folder = mkdtempSync(join(tmpdir(), 'settlement-help-fonts-'));
  const { resolve } = createRequire(import.meta.url);
  const fontFiles: string[] = [];
  for (const [index, name] of fonts.entries()) {
    const file = join(folder, `${index}.ttf`);
    // The renderer reads no WOFF2.
    writeFileSync(file, await decompress(readFileSync(resolve(name))));
    fontFiles.push(file);
  }
  return {
    draw: (content: PictureContent) =>
      new Resvg(toSvg(content), { font: { fontFiles, loadSystemFonts: false } }).render().asPng(),
    close: () => rmSync(folder, { recursive: true }),
  };
}
