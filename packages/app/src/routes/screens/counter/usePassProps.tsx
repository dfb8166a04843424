import type { CounterGuide } from '@settlement-help/contract';
import type { CounterPassProps } from '@settlement-help/ui/domain';
import { useState } from 'react';
import { ContentNote } from '#app/lib/content/ContentNote.tsx';
import { useLanguage } from '#app/lib/language/language.ts';
import { letterPath, passPath, paths, stepPath } from '#app/lib/navigation/paths.ts';
import { draftStorage } from '#app/lib/storage/draftStorage.ts';
import { useIsHydrated } from '#app/lib/storage/useIsHydrated.ts';

/** The properties of every pass, with and without documents. */
export function usePassProps(guide: CounterGuide, userId: string): CounterPassProps {
  const { language } = useLanguage();
  const { country, letters } = guide;
  return {
    guide,
    ...usePapers(guide, userId),
    backHref: stepPath(guide) ?? paths.home,
    letterHref: (key) => letterPath(country, key),
    publicPath: `${passPath(guide)}?lang=${language}`,
    onPrint: () => window.print(),
    children: <ContentNote of={[guide, ...letters]} />,
  };
}

/** The ticked papers of a pass. They stay when the person opens a letter and comes back. */
function usePapers({ country, key }: CounterGuide, userId: string) {
  const name = `pass:${country}/${key}`;
  const stored = useIsHydrated() ? draftStorage.read<string[]>(userId, name) : null;
  const [changed, setChanged] = useState<readonly string[]>();
  const onPapersChange = (papers: readonly string[]) => {
    setChanged(papers);
    draftStorage.write(userId, name, papers.length > 0 ? papers : null);
  };
  return { papers: changed ?? stored ?? [], onPapersChange };
}
