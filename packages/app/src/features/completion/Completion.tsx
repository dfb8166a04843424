import { loadStepGuide } from '@settlement-help/content/guides';
import type { Country, Language, Step } from '@settlement-help/contract';
import {
  AfterSettling as AfterSettlingView,
  Celebration,
  SettlementCompleteCard,
} from '@settlement-help/ui/domain';
import type { RefObject } from 'react';
import { useContent } from '#app/lib/content/useContent.ts';
import { paths, stepPath } from '#app/lib/navigation/paths.ts';

export interface CompletionProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  country: Country;
  steps: readonly Step[];
  isCelebrating: boolean;
  onStart: () => void;
  onEnd: () => void;
}

export function Completion({ country, steps, headingRef, isCelebrating, ...celebration }: CompletionProps) {
  const date = steps
    .flatMap((step) => step.completed_at ?? [])
    .toSorted()
    .at(-1);
  return (
    <>
      <SettlementCompleteCard headingRef={headingRef} country={country} date={date} />
      {isCelebrating && <Celebration country={country} date={date} {...celebration} />}
    </>
  );
}

/** Keys of the steps that are due long after the others. */
const laterKeys = {
  Germany: ['tax-return', 'deregistration'],
  France: ['permit-renewal', 'leaving'],
} as const satisfies Record<Country, readonly string[]>;

const loadLater = (country: Country) => (language: Language) =>
  Promise.all(laterKeys[country].map((key) => loadStepGuide(language, country, key)));

export function AfterSettling({ country, steps }: { country: Country; steps: readonly Step[] }) {
  const { data: guides } = useContent(`${country}/later`, loadLater(country));
  return (
    <AfterSettlingView
      country={country}
      stamps={steps
        .filter(({ is_completed }) => is_completed)
        .map(({ step_number, stamp, completed_at }) => ({
          number: step_number,
          word: stamp,
          completedAt: completed_at,
        }))}
      later={(guides ?? []).flatMap((guide) => {
        const href = guide && stepPath(guide);
        return guide && href ? [{ title: guide.title, href }] : [];
      })}
      communityHref={paths.community}
    />
  );
}
