import type { CounterGuide } from '@settlement-help/contract';
import type { CounterPassProps } from '@settlement-help/ui/domain';
import { ContentNote } from '#app/lib/content/ContentNote.tsx';
import { useLanguage } from '#app/lib/language/language.ts';
import { letterPath, passPath, paths, stepPath } from '#app/lib/navigation/paths.ts';

/** The properties of every pass, with and without documents. */
export function usePassProps(guide: CounterGuide): CounterPassProps {
  const { language } = useLanguage();
  const { country, letters } = guide;
  return {
    guide,
    backHref: stepPath(guide) ?? paths.home,
    letterHref: (key) => letterPath(country, key),
    publicPath: `${passPath(guide)}?lang=${language}`,
    onPrint: () => window.print(),
    children: <ContentNote of={[guide, ...letters]} />,
  };
}
