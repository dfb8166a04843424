import { loadStepGuide } from '@settlement-help/content/guides';
import type { Country, Language, Step } from '@settlement-help/contract';
import { AfterSettling as AfterSettlingView } from '@settlement-help/ui/domain';
import { useContent } from '#app/lib/content/useContent.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { stepPath } from '#app/lib/navigation/publicPaths.ts';

/** The steps that come long after the others. */
const laterKeys = {
  Germany: ['tax-return', 'deregistration'],
  France: ['permit-renewal', 'leaving'],
} as const satisfies Record<Country, readonly string[]>;

const loadLater = (country: Country) => (language: Language) =>
  Promise.all(laterKeys[country].map((key) => loadStepGuide(language, country, key)));

/** The next things to do after the last step. */
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
