import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isShipped, languageCodes } from './languages.ts';
import { createModules } from './modules.ts';
import { listOverdueReviews, readContent, summarizeReviews } from './readContent.ts';
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
for (const [country, { plan, guides, standardSteps, offices }] of Object.entries(english)) {
  const folder = country.toLowerCase();
  modules.writeValue(`${folder}/plan`, 'plan', 'PlanRule[]', plan);
  const steps = guides.map(toStep);
  modules.writeValue(`${folder}/standardSteps`, 'standardSteps', 'Step[]', steps.slice(0, standardSteps));
  modules.writeValue(`${folder}/furtherSteps`, 'furtherSteps', 'Step[]', steps.slice(standardSteps));
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

for (const language of languageCodes) {
  const content = language === 'en' ? english : readContent(root, language);
  for (const [country, entry] of Object.entries(content)) {
    const { guides, counterGuides, exampleSteps, letters, services, glossary } = entry;
    const folder = `${language}/${country.toLowerCase()}`;
    modules.writeValue(`${folder}/exampleSteps`, 'exampleSteps', 'ExampleStep[]', exampleSteps);
    modules.writeValue(`${folder}/services`, 'services', 'Services', services);
    modules.writeValue(`${folder}/glossary`, 'glossary', 'Term[]', glossary);
    modules.writeValue(
      `${folder}/letterTitles`,
      'letterTitles',
      'LetterTitle[]',
      letters.map(({ translation, key, language, title, original_term, about, steps }) => ({
        ...{ translation, key, language, title, original_term, about, steps },
      })),
    );
    modules.writeValue(
      `${folder}/stepTranslations`,
      'stepTranslations',
      'StepTranslations',
      Object.fromEntries(guides.map((guide) => [guide.key, toStepTranslation(guide) ?? undefined])),
    );
    modules.writeEntries(`${folder}/guides`, 'guide', 'StepGuide', guides);
    modules.writeEntries(`${folder}/counterGuides`, 'counterGuide', 'CounterGuide', counterGuides);
    modules.writeEntries(`${folder}/letters`, 'letter', 'Letter', letters);
  }
}
modules.writeLoaders('exampleSteps', 'exampleSteps', 'ExampleStep[]');
modules.writeLoaders('services', 'services', 'Services');
modules.writeLoaders('glossary', 'glossary', 'Term[]');
modules.writeLoaders('letterTitles', 'letterTitles', 'LetterTitle[]');
modules.writeLoaders('stepTranslations', 'stepTranslations', 'StepTranslations');
modules.writeLoaders('guides', 'guides', "Entries<'guide', StepGuide>");
modules.writeLoaders('counterGuides', 'counterGuides', "Entries<'counterGuide', CounterGuide>");
modules.writeLoaders('letters', 'letters', "Entries<'letter', Letter>");
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
