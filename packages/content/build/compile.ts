import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LetterTitle } from '../src/types.ts';
import { overdueReviews, readContent } from './readContent.ts';
import { toStep } from './readStep.ts';

const root = join(import.meta.dirname, '..');
const content = readContent(root);
const dist = join(root, 'dist');
const written = new Set<string>();

/** Writes a file unless it stands there already: another process may be reading it. */
function write(path: string, text: string) {
  const file = join(dist, path);
  written.add(file);
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** Writes a module with one value. `src` leads from its folder to the types. */
const writeValue = (path: string, name: string, type: string, value: unknown, src = '../../src') =>
  write(
    `${path}.ts`,
    `import type { ${type.replace('[]', '')} } from '${src}/types.ts';
export const ${name}: ${type} = ${JSON.stringify(value)};
`,
  );

/** A function for each file that loads it, by country and key. */
const loaders = (value: string, type: string, keys: Record<string, string[]>) =>
  `import type { ${type}, Country } from '../src/types.ts';
export const loaders: Record<Country, Record<string, () => Promise<{ ${value}: ${type} }>>> = {
${Object.entries(keys)
  .map(
    ([country, files]) => `  ${country}: {
${files.map((key) => `    '${key}': () => import('./${country.toLowerCase()}/${value}s/${key}.ts'),\n`).join('')}  },
`,
  )
  .join('')}};
`;

const guideKeys: Record<string, string[]> = {};
const letterKeys: Record<string, string[]> = {};
const letterTitles: Record<string, LetterTitle[]> = {};
for (const [country, { plan, guides, standardSteps, services, offices, letters, glossary }] of Object.entries(
  content,
)) {
  const folder = country.toLowerCase();
  writeValue(`${folder}/plan`, 'plan', 'PlanRule[]', plan);
  const steps = guides.map(toStep);
  writeValue(`${folder}/standardSteps`, 'standardSteps', 'Step[]', steps.slice(0, standardSteps));
  writeValue(`${folder}/furtherSteps`, 'furtherSteps', 'Step[]', steps.slice(standardSteps));
  writeValue(`${folder}/services`, 'services', 'Services', services);
  writeValue(`${folder}/offices`, 'offices', 'Offices', offices);
  writeValue(`${folder}/glossary`, 'glossary', 'Term[]', glossary);
  for (const guide of guides)
    writeValue(`${folder}/guides/${guide.key}`, 'guide', 'StepGuide', guide, '../../../src');
  for (const letter of letters)
    writeValue(`${folder}/letters/${letter.key}`, 'letter', 'Letter', letter, '../../../src');
  guideKeys[country] = guides.map(({ key }) => key);
  letterKeys[country] = letters.map(({ key }) => key);
  letterTitles[country] = letters.map(({ key, title, original_term, about, steps }) => ({
    key,
    title,
    original_term,
    about,
    steps,
  }));
}
// A file for each guide and letter, so that a browser loads the one that it shows.
write('guides.ts', loaders('guide', 'StepGuide', guideKeys));
write('letters.ts', loaders('letter', 'Letter', letterKeys));
write(
  'letterTitles.ts',
  `import type { Country, LetterTitle } from '../src/types.ts';
export const letters: Record<Country, LetterTitle[]> = ${JSON.stringify(letterTitles)};
`,
);

for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => join(dist, name))) {
  if (statSync(path).isFile() && !written.has(path)) rmSync(path);
}

const overdue = overdueReviews(content, new Date().toISOString().slice(0, 10));
if (overdue.length > 0) console.error(`Facts to check again:\n${overdue.join('\n')}`);
// An installed product keeps starting; a build of the repository does not pass.
if (process.argv.includes('--refuse-overdue') && overdue.length > 0) process.exitCode = 1;
