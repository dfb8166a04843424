import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { languageCodes } from './languages.ts';

const countries = ['France', 'Germany'];

const importTypes = (file: string, dist: string, declaration: string) => {
  const names = [...new Set(declaration.match(/\b[A-Z]\w+/g))].filter((name) => !countries.includes(name));
  if (names.length === 0) return '';
  const path = relative(dirname(file), join(dist, '../src/types.ts'));
  return `import type { ${names.join(', ')} } from '${path}';\n`;
};

/** Writes TypeScript modules with the compiled content to a folder. */
export function createModules(dist: string) {
  const written = new Set<string>();

  function write(path: string, declaration: string, value: string) {
    const file = join(dist, `${path}.ts`);
    written.add(file);
    mkdirSync(dirname(file), { recursive: true });
    const text = `${importTypes(file, dist, declaration)}export const ${declaration} = ${value};\n`;
    // Another process may be reading the existing file.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }

  const writeValue = (path: string, name: string, type: string, value: unknown) =>
    write(path, `${name}: ${type}`, JSON.stringify(value));

  return {
    writeValue,

    /** Writes one module per entry, and a module that loads them by key. */
    writeEntries(folder: string, name: string, type: string, entries: readonly { key: string }[]) {
      for (const entry of entries) writeValue(`${folder}/${name}s/${entry.key}`, name, type, entry);
      const loaders = entries.map(({ key }) => `  '${key}': () => import('./${name}s/${key}.ts'),\n`);
      write(`${folder}/${name}s`, `${name}s: Entries<'${name}', ${type}>`, `{\n${loaders.join('')}}`);
    },

    /** Writes a module that loads the module of each language and country. */
    writeLoaders(name: string, type: string) {
      const loaders = languageCodes.map((language) => {
        const ofCountries = countries.map(
          (country) => `    ${country}: () => import('./${language}/${country.toLowerCase()}/${name}.ts'),\n`,
        );
        return `  ${language}: {\n${ofCountries.join('')}  },\n`;
      });
      write(name, `load: Loaders<'${name}', ${type}>`, `{\n${loaders.join('')}}`);
    },

    /** Removes modules of earlier builds. */
    removeOldModules() {
      for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
        const path = join(dist, name);
        if (statSync(path).isFile() && !written.has(path)) rmSync(path);
      }
    },
  };
}
