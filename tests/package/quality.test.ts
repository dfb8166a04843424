import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from './bundle.ts';
import { createConsumer } from './consumer.ts';

const bin = join(import.meta.dirname, '../../node_modules/.bin');

let consumer: ReturnType<typeof createConsumer>;

beforeAll(() => {
  consumer = createConsumer();
});
afterAll(() => consumer?.remove());

const packed = (path: string) => join(consumer.packageFolder, path);

describe('the packed library', () => {
  test('satisfies publint', async () => {
    const tarball = new Uint8Array(readFileSync(consumer.tarball)).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test('has types that every bundler and Node resolve', () => {
    const sheets = ['styles.css', 'fonts.css'];
    const options = ['--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-definitely-typed'];
    const { status, stdout } = spawnSync(
      join(bin, 'attw'),
      [consumer.tarball, ...options, '--exclude-entrypoints', ...sheets],
      { encoding: 'utf8' },
    );
    expect(status, stdout).toBe(0);
  });

  test('brings its readme, its licence and those of the fonts', () => {
    expect(readdirSync(packed('.'))).toEqual(expect.arrayContaining(['README.md', 'LICENSE']));
    const licences = readdirSync(packed('dist/fonts')).filter((name) => name.startsWith('LICENSE'));
    expect(licences).toEqual(['LICENSE-literata.txt', 'LICENSE-source-sans-3.txt']);
    for (const name of licences) {
      expect(readFileSync(packed(join('dist/fonts', name)), 'utf8')).toContain('SIL Open Font License');
    }
  });

  test('has the rules of what loads late in its style sheet too', () => {
    const classesOf = (path: string) =>
      [...readFileSync(packed(path), 'utf8').matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name);
    const late = readdirSync(packed('dist')).filter((name) => /^(?!index|fonts).*\.css$/.test(name));
    const known = new Set(classesOf('dist/index.css'));
    expect(late.flatMap((name) => classesOf(join('dist', name))).filter((name) => !known.has(name))).toEqual(
      [],
    );
  });

  test('renders on a server, without a window', () => {
    const html = execFileSync(join(bin, 'node'), ['server.js'], { cwd: consumer.folder, encoding: 'utf8' });
    expect(html).toMatch(/^<button type="button" class="[^"]+">.*Continue.*<\/button>$/);
  });

  test('maps its code to sources', () => {
    expect(existsSync(packed('dist/index.js.map'))).toBe(true);
  });
});

describe('a consumer pays for what it imports', () => {
  /** A name that only the code of dialogs has. */
  const ofDialog = 'DialogContent';

  test('Button alone takes at most 4 kB', async () => {
    const { code, gzip } = await bundle(consumer.folder, `export { Button } from '@settlement-help/ui';`);
    expect(code).toContain('data-loading');
    expect(code).not.toContain(ofDialog);
    expect(gzip).toBeLessThanOrEqual(4);
  });

  const everything = () => bundle(consumer.folder, `export * from '@settlement-help/ui';`);

  // Radix takes about 43 kB, 17 of them for the popper of menu, popover and tooltip. This tells when the limit holds;
  // the one below holds until then.
  test.fails('everything takes at most 60 kB (known to fail)', async () => {
    expect((await everything()).gzip).toBeLessThanOrEqual(60);
  });

  test('everything takes at most 100 kB', async () => {
    const { code, gzip } = await everything();
    expect(code).toContain(ofDialog);
    expect(gzip).toBeLessThanOrEqual(100);
  });
});
