import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { transformWithOxc } from 'vite';
import { describe, expect, inject, test } from 'vitest';
import { componentFolders } from '../../tools/component-docs/guidance.ts';
import { partsReport } from '../../tools/component-docs/parts.ts';
import { apiReport } from './apiReport.ts';
import { bundle } from './bundle.ts';

const bin = join(import.meta.dirname, '../../node_modules/.bin');
const consumer = inject('consumer');
const tarball = inject('tarball');
const packageFolder = join(consumer, 'node_modules/@settlement-help/ui');

const packed = (path: string) => join(packageFolder, path);
const readPacked = (path: string) => readFileSync(packed(path), 'utf8');
const packedFiles = readdirSync(packageFolder, { recursive: true, encoding: 'utf8' });

const run = (script: string, ...options: string[]) =>
  execFileSync(join(bin, 'node'), [...options, script], { cwd: consumer, encoding: 'utf8' });

describe('the packed library', () => {
  test('is built and published from a clean clone', () => {
    expect(inject('publishing')).toContain('@settlement-help/ui@');
    expect(packedFiles).toEqual(
      expect.arrayContaining(['dist/index.js', 'dist/index.d.ts', 'dist/styles.css']),
    );
  });

  test('satisfies publint', async () => {
    const content = new Uint8Array(readFileSync(tarball)).buffer;
    const { messages, pkg } = await publint({ pack: { tarball: content }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test('has types that every bundler and Node resolve', () => {
    const sheets = ['styles.css', 'primitives.css', 'domain.css', 'unlayered/*.css', 'fonts.css'];
    const data = ['tokens.json', 'tokens-studio.json', 'component-tokens.json', 'figma/*.json'];
    const withoutTypes = [...sheets, ...data, 'package.json'];
    const options = ['--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-definitely-typed'];
    const { status, stdout } = spawnSync(
      join(bin, 'attw'),
      [tarball, ...options, '--exclude-entrypoints', ...withoutTypes],
      { encoding: 'utf8' },
    );
    expect(status, stdout).toBe(0);
  });

  // After an intended change: pnpm test:package -u
  test.each(['index', 'messages', 'tokens'])('has the API of its report: %s', async (entry) => {
    const report = join(import.meta.dirname, '../../packages/ui/api', `${entry}.md`);
    const parts =
      entry === 'index' ? `\nThe parts (\`data-part\`) of each component:\n\n${partsReport()}\n` : '';
    await expect(`${apiReport(packed('dist'), entry)}${parts}`).toMatchFileSnapshot(report);
  });

  test('declares every import, and contains only files that a consumer needs', () => {
    const { dependencies, peerDependencies } = JSON.parse(readPacked('package.json'));
    const available = Object.keys({ ...dependencies, ...peerDependencies });
    const imported = packedFiles
      .filter((path) => /\.(js|d\.ts)$/.test(path))
      .flatMap((path) => [
        ...readPacked(path).matchAll(/(?:from|import)\s*\(?\s*['"]((?:@[\w-]+\/)?[\w-][\w.-]*)[\w./-]*['"]/g),
      ])
      .map(([, name = '']) => name);
    expect(available.filter((name) => !imported.includes(name))).toEqual([]);
    expect(imported.filter((name) => !available.includes(name))).toEqual([]);
    // The zod schemas are not part of the public types.
    expect(available).not.toContain('zod');
    expect(readPacked('dist/domain.d.ts')).toMatch(/type User = \{ id: string; email: string;/);
    const unwanted = /(^|\/)(src|node_modules)\/|\.css\.js$|\.css\.map$|\.stories\.|\.test\./;
    expect(packedFiles.filter((path) => unwanted.test(path))).toEqual([]);
  });

  test('contains its readme, its licence, and those of the bundled fonts and code', () => {
    expect(packedFiles).toEqual(
      expect.arrayContaining([
        'README.md',
        'LICENSE',
        'dist/LICENSE-lucide.txt',
        'dist/LICENSE-colorjs.io.txt',
      ]),
    );
    const licences = readdirSync(packed('dist/fonts')).filter((name) => name.startsWith('LICENSE'));
    expect(licences).toEqual(['LICENSE-literata.txt', 'LICENSE-source-sans-3.txt', 'LICENSE-vazirmatn.txt']);
    for (const name of licences) {
      expect(readPacked(join('dist/fonts', name))).toContain('SIL Open Font License');
    }
  });

  test('has the rules of all entries in one style sheet', () => {
    const dist = join(consumer, 'clone/packages/ui/dist');
    const sheets = readdirSync(dist).filter((name) => name.endsWith('.css') && name !== 'fonts.css');
    // vanilla-extract repeats the rules in comments.
    const classesOf = (name: string) =>
      [
        ...readFileSync(join(dist, name), 'utf8')
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .matchAll(/\.([a-zA-Z_][\w-]*)/g),
      ].map(([, found]) => found);
    const known = new Set(classesOf('styles.css'));
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets.flatMap(classesOf).filter((name) => !known.has(name))).toEqual([]);
  });

  test('has readable scripts, and each source in one source map', () => {
    const scripts = packedFiles.filter((path) => path.endsWith('.js'));
    expect(scripts.map(readPacked).join('\n')).toContain('function IconButton({');
    const sources = scripts.flatMap((path): string[] => JSON.parse(readPacked(`${path}.map`)).sources);
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.filter((source, index) => sources.indexOf(source) !== index)).toEqual([]);
  });
});

describe('on a server', () => {
  test('components render without a window', () => {
    expect(run('server.js')).toMatch(
      /^<button data-part="button" type="button" class="[^"]+">.*Continue.*<\/button>$/,
    );
  });

  test('nested providers add their messages, and missing messages throw', () => {
    const { added, missing, noLocale } = JSON.parse(run('parts.js'));
    expect(added).toContain('Questions and their answers will be here');
    expect(missing).toContain('The texts "forum" are missing');
    expect(noLocale).toContain('The outermost <UiProvider> needs a locale');
  });

  test('server components use messages, formats and tokens, and reference client components', async () => {
    const app = join(import.meta.dirname, '../../examples/next/app');
    const page = join(app, '[locale]/Overview.tsx');
    const { code } = await transformWithOxc(readFileSync(page, 'utf8'), page, { sourcemap: false });
    cpSync(app, join(consumer, 'next'), { recursive: true });
    writeFileSync(join(consumer, 'next/[locale]/Overview.js'), code);
    const screen = run(
      'serverComponents.js',
      '--conditions',
      'react-server',
      '--import',
      './clientReferences.js',
    );
    expect(screen).toContain('"Category"');
    expect(screen).toContain('"1,200 people arrived this month."');
    expect(screen).toContain('var(--sh-space-8)');
    expect(screen).toMatch(/"file:[^"]+\/dist\/index\.js#ButtonLink"/);
    expect(screen).toMatch(/"file:[^"]+\/dist\/domain\.js#NoQuestions"/);
    expect(screen).not.toMatch(/^\d+:E/m);
  });
});

describe('tree shaking', () => {
  // Only the code of dialogs contains this name.
  const ofDialog = 'DialogContent';

  test('Button alone takes at most 4 kB', async () => {
    const { code, gzip } = await bundle(consumer, `export { Button } from '@settlement-help/ui';`);
    expect(code).toContain('data-loading');
    expect(code).not.toContain(ofDialog);
    expect(gzip).toBeLessThanOrEqual(4);
  });

  test('the texts of the design system contain no product texts', async () => {
    const { code } = await bundle(consumer, `export { primitives } from '@settlement-help/ui/messages/en';`);
    expect(code).toContain('Skip to the content');
    expect(code).not.toMatch(/Load more questions|Upload document/);
  });

  // The target was 90 kB before Combobox, which adds 13 (docs/decisions/0039-combobox.md).
  test('all of the design system takes at most 94 kB', async () => {
    const { code, gzip } = await bundle(consumer, `export * from '@settlement-help/ui';`);
    expect(code).toContain(ofDialog);
    expect(gzip).toBeLessThanOrEqual(94);
  });

  // After an intended change: pnpm test:package -u. Steps of 0.5 kB keep small changes out of the report.
  test('each component has the size of the report', async () => {
    const names = new Set(componentFolders().map(({ name }) => name));
    const sizes: [string, number][] = [];
    for (const entry of ['index', 'domain']) {
      const exported = Object.keys(await import(packed(`dist/${entry}.js`)));
      for (const name of exported.filter((name) => names.has(name))) {
        const { gzip } = await bundle(
          consumer,
          `export { ${name} } from '@settlement-help/ui${entry === 'index' ? '' : `/${entry}`}';`,
        );
        sizes.push([name, Math.ceil(gzip * 2) / 2]);
      }
    }
    const report = join(import.meta.dirname, '../../packages/ui/api/sizes.json');
    await expect(`${JSON.stringify(Object.fromEntries(sizes), null, 2)}\n`).toMatchFileSnapshot(report);
  });

  test('one component of the product does not bring in the others', async () => {
    const { code, gzip } = await bundle(consumer, `export { Logo } from '@settlement-help/ui/domain';`);
    expect(code).not.toContain(ofDialog);
    expect(code).not.toContain('QuestionCard');
    expect(gzip).toBeLessThanOrEqual(8);
  });
});
