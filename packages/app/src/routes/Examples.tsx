import { loadExampleSteps } from '@settlement-help/content/exampleSteps';
import type { ExampleStep, Language } from '@settlement-help/contract';
import { ExampleSteps } from '@settlement-help/ui/domain';
import { Suspense, use, useDeferredValue } from 'react';
import { useLanguage } from '#app/lib/language/language.ts';
import { stepPath } from '#app/lib/navigation/paths.ts';

const loaded = new Map<Language, Promise<ExampleStep[]>>();

/** Resolves to no steps if they cannot be loaded: the landing page is useful without them. */
function loadOnce(language: Language) {
  const steps = loaded.get(language) ?? loadExampleSteps(language).catch(() => []);
  loaded.set(language, steps);
  return steps;
}

/** The example steps of the landing page. The prerendered page contains them. */
export function Examples() {
  // Deferred, so that the steps stay until those of the next language are loaded.
  const language = useDeferredValue(useLanguage().language);
  return (
    <Suspense fallback={<ExampleSteps steps={undefined} stepHref={stepPath} />}>
      <LoadedExamples steps={loadOnce(language)} />
    </Suspense>
  );
}

function LoadedExamples({ steps }: { steps: Promise<ExampleStep[]> }) {
  const shown = use(steps);
  return shown.length > 0 && <ExampleSteps steps={shown} stepHref={stepPath} />;
}
