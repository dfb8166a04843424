import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { baselineFolder } from '../visual-regression/modes.ts';

const root = join(import.meta.dirname, '../..');
const pictures = join(root, baselineFolder);
const bin = (name: string) => join(root, 'node_modules/.bin', name);

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'settlement-help-scaffold-'));
  mkdirSync(join(copy, 'packages/ui'), { recursive: true });
  for (const path of [
    'biome.json',
    'tsconfig.base.json',
    '.storybook',
    'tools',
    'packages/ui/build',
    'packages/ui/package.json',
    'packages/ui/src',
    'packages/ui/test',
  ]) {
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: (source) => source !== pictures });
  }
  for (const path of [
    'node_modules',
    'packages/ui/node_modules',
    'packages/ui/messages',
    'packages/app',
    'packages/contract',
  ]) {
    symlinkSync(join(root, path), join(copy, path));
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const scaffold = (...words: string[]) =>
  spawnSync(bin('node'), [join(import.meta.dirname, 'scaffold.ts'), ...words, '--root', copy], {
    encoding: 'utf8',
  });

test.each([
  ['VisaCard', 'domain/account', 'domain.ts'],
  ['VisaMark', 'primitives/content', 'index.ts'],
  ['VisaFrame', 'patterns', 'index.ts'],
])('scaffolds %s in %s so that the linter and the type checker pass', (name, folder, entry) => {
  expect(scaffold(name, folder).stderr).toBe('');
  expect(readFileSync(join(copy, 'packages/ui/src', entry), 'utf8')).toContain(
    `export { ${name}, type ${name}Props } from './${folder}/${name}/${name}.tsx';`,
  );

  const path = join('packages/ui/src', folder, name);
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({ extends: './tsconfig.base.json', include: [path] }),
  );
  const run = (command: string, args: string[]) => execFileSync(bin(command), args, { cwd: copy });
  run('biome', ['check', '--vcs-enabled=false', path]);
  run('tsc', ['-p', '.']);
});

test('refuses a name that is no component, a folder that is none, and a name that is taken', () => {
  expect(scaffold('visaCard', 'patterns').stderr).toMatch(/^Usage: pnpm scaffold Name/);
  expect(scaffold('VisaCard', 'domain').stderr).toMatch(/^Usage: pnpm scaffold Name/);
  expect(scaffold('Button', 'primitives/actions').stderr).toMatch(/Button exists already/);
});
