import { loadExampleSteps } from '@settlement-help/content/exampleSteps';
import { type Language, languages } from '@settlement-help/contract';
import { ExampleSteps } from '@settlement-help/ui/domain';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useLanguage } from '#app/lib/language/language.ts';
import { stepPath } from '#app/lib/navigation/paths.ts';

const lazyExamples = (language: Language) =>
  lazy(async () => {
    // The landing page is useful without them if they cannot be loaded.
    const steps = await loadExampleSteps(language).catch(() => []);
    return { default: () => steps.length > 0 && <ExampleSteps steps={steps} stepHref={stepPath} /> };
  });

const examplesIn = new Map(languages.map((language) => [language, lazyExamples(language)]));

/** The example steps of the landing page. The prerendered page contains them. */
export function Examples() {
  // Deferred, so that the steps stay until those of the next language are loaded.
  const LoadedExamples = examplesIn.get(useDeferredValue(useLanguage().language));
  return (
    <Suspense fallback={<ExampleSteps steps={undefined} stepHref={stepPath} />}>
      {LoadedExamples && <LoadedExamples />}
    </Suspense>
  );
}
