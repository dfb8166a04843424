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
    expect(licences).toEqual(['LICENSE-literata.txt', 'LICENSE-source-sans-3.txt', 'LICENSE-vazirmatn.txt']);
    for (const name of licences) {
      expect(readFileSync(packed(join('dist/fonts', name)), 'utf8')).toContain('SIL Open Font License');
    }
  });

  test('has the rules of every entry and of what loads late in its one style sheet', () => {
    const dist = join(import.meta.dirname, '../../packages/ui/dist');
    const sheets = readdirSync(dist).filter((name) => name.endsWith('.css') && name !== 'fonts.css');
    const classesOf = (name: string) =>
      [...readFileSync(join(dist, name), 'utf8').matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, found]) => found);
    const known = new Set(classesOf('styles.css'));
    expect(sheets.length).toBeGreaterThan(3);
    expect(sheets.flatMap(classesOf).filter((name) => !known.has(name))).toEqual([]);
    expect(existsSync(packed('dist/styles.css'))).toBe(true);
  });

  test('renders on a server, without a window', () => {
    const html = execFileSync(join(bin, 'node'), ['server.js'], { cwd: consumer.folder, encoding: 'utf8' });
    expect(html).toMatch(/^<button type="button" class="[^"]+">.*Continue.*<\/button>$/);
  });

  test('adds the texts of a screen to those around it, and says which are missing', () => {
    const { added, missing, noLocale } = JSON.parse(
      execFileSync(join(bin, 'node'), ['parts.js'], { cwd: consumer.folder, encoding: 'utf8' }),
    );
    expect(added).toContain('Questions and their answers will be here');
    expect(missing).toContain('The texts "forum" are missing');
    expect(noLocale).toContain('The outermost <UiProvider> needs a locale');
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

  test('a part of the texts brings no others', async () => {
    const { code } = await bundle(consumer.folder, `export { enVisitor } from '@settlement-help/ui/domain';`);
    expect(code).toContain('one stamp at a time');
    expect(code).not.toMatch(/Load more questions|Forgot password|Marked|Upload document/);
  });

  // docs/decisions/0011-library-size.md says what these figures are made of.
  test('all of the design system takes at most 60 kB', async () => {
    const { code, gzip } = await bundle(consumer.folder, `export * from '@settlement-help/ui';`);
    expect(code).toContain(ofDialog);
    expect(gzip).toBeLessThanOrEqual(60);
  });

  test('all components of the product add at most 50 kB to it', async () => {
    const system = `export * from '@settlement-help/ui';`;
    const product = `export * from '@settlement-help/ui/domain';`;
    const { gzip: alone } = await bundle(consumer.folder, system);
    const { code, gzip } = await bundle(consumer.folder, `${system}\n${product}`);
    expect(code).toContain('Load more questions');
    expect(gzip - alone).toBeLessThanOrEqual(50);
  });
});
