import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const importPattern = /(?:\bfrom\s+|\bimport\s*\(?\s*)'([^'.#/][^']*)'/g;

/** Style sheets run while Vite builds them, and leave only a small runtime of recipes behind. */
const inBrowser = (specifier: string) => {
  if (/^(node:|@settlement-help\/|@vanilla-extract\/css)/.test(specifier)) return [];
  if (specifier === '@vanilla-extract/recipes') return ['@vanilla-extract/recipes/createRuntimeFn'];
  return [specifier];
};

const packageName = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(importPattern)].flatMap(([, specifier]) =>
    specifier ? inBrowser(specifier) : [],
  );

/**
 * What some workspace packages import from npm, written as Vite's `optimizeDeps.include` wants it:
 * `@settlement-help/ui > radix-ui/dialog`. Left alone, Vite finds an import that is newer than its last scan only
 * while a test runs, and then reloads that test.
 */
export function bareImports(root: string, packages: string[]): string[] {
  const idOf = (name: string, specifier: string) =>
    existsSync(join(root, 'node_modules', packageName(specifier)))
      ? specifier
      : `@settlement-help/${name} > ${specifier}`;

  const ids = packages.flatMap((name) =>
    globSync(join(root, 'packages', name, 'src/**/*.{ts,tsx}'))
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .flatMap(importsOf)
      .map((specifier) => idOf(name, specifier)),
  );
  return [...new Set(ids)].sort();
}
