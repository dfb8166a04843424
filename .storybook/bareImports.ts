import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const importPattern = /(?:\bfrom\s+|\bimport\s*\(?\s*)'([^'.#/][^']*)'/g;

/** Vite evaluates style sheets at build time; only the runtime of recipes remains. */
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
 * Returns the npm imports of workspace packages in the format of Vite's `optimizeDeps.include`:
 * `@settlement-help/ui > radix-ui/dialog`. Without this list, Vite finds a new import only
 * while a test runs, and then reloads the test.
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
