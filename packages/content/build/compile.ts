import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isShipped, languageCodes } from './languages.ts';
import { createModules } from './modules.ts';
import { type CountryContent, listOverdueReviews, readContent, summarizeReviews } from './readContent.ts';
import { toLetterTitle } from './readLetter.ts';
import { toStep, toStepTranslation } from './readStep.ts';
import { listTranslations } from './translations.ts';

const { values: options } = parseArgs({
  options: {
    strict: { type: 'boolean', default: false },
    today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});

const root = join(import.meta.dirname, '..');
const modules = createModules(join(root, 'dist'));
const english = readContent(root);

// These values are the same in every language.
for (const [country, { plan, guides, standardStepCount, offices }] of Object.entries(english)) {
  const folder = country.toLowerCase();
  modules.writeValue(`${folder}/plan`, 'plan', 'PlanRule[]', plan);
  const steps = guides.map(toStep);
  modules.writeValue(`${folder}/standardSteps`, 'standardSteps', 'Step[]', steps.slice(0, standardStepCount));
  modules.writeValue(`${folder}/furtherSteps`, 'furtherSteps', 'Step[]', steps.slice(standardStepCount));
  const officesOfSteps = guides.flatMap(({ key, office }) => (office ? [[key, office]] : []));
  modules.writeValue(`${folder}/offices`, 'offices', 'Offices', {
    ...offices,
    steps: Object.fromEntries(officesOfSteps),
  });
}
modules.writeValue(
  'termNames',
  'termNames',
  'string[][]',
  Object.values(english).flatMap(({ termNames }) => termNames),
);
modules.writeValue('reviews', 'reviews', 'ReviewSummary', summarizeReviews(english));

interface TranslatedValue {
  name: string;
  type: string;
  select: (content: CountryContent) => unknown;
}

/** One module per language and country. */
const translatedValues: TranslatedValue[] = [
  { name: 'exampleSteps', type: 'ExampleStep[]', select: ({ exampleSteps }) => exampleSteps },
  { name: 'services', type: 'Services', select: ({ services }) => services },
  { name: 'glossary', type: 'Term[]', select: ({ glossary }) => glossary },
  { name: 'letterTitles', type: 'LetterTitle[]', select: ({ letters }) => letters.map(toLetterTitle) },
  {
    name: 'stepTranslations',
    type: 'StepTranslations',
    select: ({ guides }) =>
      Object.fromEntries(guides.map((guide) => [guide.key, toStepTranslation(guide) ?? undefined])),
  },
];

interface TranslatedEntries {
  /** The name of one entry; its plural is the name of the folder. */
  name: string;
  type: string;
  select: (content: CountryContent) => readonly { key: string }[];
}

/** One module per entry of each language and country. */
const translatedEntries: TranslatedEntries[] = [
  { name: 'guide', type: 'StepGuide', select: ({ guides }) => guides },
  { name: 'counterGuide', type: 'CounterGuide', select: ({ counterGuides }) => counterGuides },
  { name: 'letter', type: 'Letter', select: ({ letters }) => letters },
];

for (const language of languageCodes) {
  const contents = language === 'en' ? english : readContent(root, language);
  for (const [country, content] of Object.entries(contents)) {
    const folder = `${language}/${country.toLowerCase()}`;
    for (const { name, type, select } of translatedValues)
      modules.writeValue(`${folder}/${name}`, name, type, select(content));
    for (const { name, type, select } of translatedEntries)
      modules.writeEntries(folder, name, type, select(content));
  }
}
for (const { name, type } of translatedValues) modules.writeLoaders(name, type);
for (const { name, type } of translatedEntries)
  modules.writeLoaders(`${name}s`, `Entries<'${name}', ${type}>`);
modules.removeOldModules();

const overdue = listOverdueReviews(english, options.today);
if (overdue.length > 0) console.error(`Facts to check again:\n${overdue.join('\n')}`);
const untranslated = listTranslations(root)
  .filter(({ language, state }) => isShipped(language) && state !== 'current')
  .map(({ language, name, state }) => `${name}/${language}.yaml is ${state}`);
if (untranslated.length > 0) {
  console.error(`Texts to translate:\n${untranslated.join('\n')}`);
  console.error('After translating a folder, run: pnpm translations --accept FOLDER');
}
// An old clone must still start, so only a release (--strict) fails.
if (options.strict && overdue.length + untranslated.length > 0) process.exitCode = 1;
