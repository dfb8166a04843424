// One file, fetched when there is soon something to celebrate.
import type { Country, Language, Step } from '@settlement-help/contract';
import { AfterSettling } from '@settlement-help/ui/domain';
import { useContent } from '#app/lib/content/useContent.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { stepPath } from '#app/lib/navigation/publicPaths.ts';

export { Celebration } from '@settlement-help/ui/domain';

/** The steps that come long after the others. */
const laterKeys = {
  Germany: ['tax-return', 'deregistration'],
  France: ['permit-renewal', 'leaving'],
} as const satisfies Record<Country, readonly string[]>;

const loadLater = (country: Country) => async (language: Language) => {
  const { loadStepGuide } = await import('@settlement-help/content/guides');
  return Promise.all(laterKeys[country].map((key) => loadStepGuide(language, country, key)));
};

/** What there is to do after the last stamp. */
export function AfterSettlingPart({ country, steps }: { country: Country; steps: readonly Step[] }) {
  const { content: guides = [] } = useContent(`${country}/later`, loadLater(country));
  return (
    <AfterSettling
      country={country}
      stamps={steps
        .filter(({ is_completed }) => is_completed)
        .map(({ step_number, stamp, completed_at }) => ({
          number: step_number,
          word: stamp,
          completedAt: completed_at,
        }))}
      later={guides.flatMap((guide) => {
        const href = guide && stepPath(guide);
        return guide && href ? [{ title: guide.title, href }] : [];
      })}
      communityHref={paths.community}
    />
  );
}
