import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

interface Component {
  group?: string;
  name: string;
  version: string;
  purl: string;
  externalReferences?: { hashes?: { alg: string }[] }[];
}

const pnpm = `pnpm@${readJson('package.json').engines.pnpm}`;
/** The documented command. */
const [, command = ''] = readFileSync(join(root, 'SECURITY.md'), 'utf8').match(/`pnpm (sbom [^`]+)`/) ?? [];

const fullName = ({ group, name }: Component) => (group ? `${group}/${name}` : name);

test('the SBOM lists every runtime dependency with its version and hash', () => {
  const text = execFileSync('npx', ['--yes', pnpm, ...command.split(' ')], { cwd: root, encoding: 'utf8' });
  const { bomFormat, components } = JSON.parse(text) as { bomFormat: string; components: Component[] };
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Set(components.map(fullName));
  for (const folder of ['app', 'contract', 'server', 'ui']) {
    const { dependencies = {} } = readJson(`packages/${folder}/package.json`) as {
      dependencies?: Record<string, string>;
    };
    const outside = Object.keys(dependencies).filter((name) => !name.startsWith('@settlement-help/'));
    expect(outside.filter((name) => !listed.has(name))).toEqual([]);
  }
  const ofOthers = components.filter((component) => !fullName(component).startsWith('@settlement-help/'));
  expect(ofOthers.length).toBeGreaterThan(50);
  const incomplete = ofOthers.filter(
    ({ purl, version, externalReferences = [] }) =>
      !purl.endsWith(`@${version}`) || !externalReferences.some(({ hashes = [] }) => hashes.length > 0),
  );
  expect(incomplete).toEqual([]);
});
