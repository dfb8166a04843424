import type { Catalogue } from '@settlement-help/contract/language';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { unreviewed } from '../packages/app/messages/dist/unreviewed.ts';
import { useLanguage } from '../packages/app/src/lib/language/language.ts';
import { UiProvider } from '../packages/ui/src/i18n/UiProvider.tsx';

type Direction = 'ltr' | 'rtl';

/** The settings that the toolbar and the picture tests choose for a story. */
interface StoryView {
  direction: Direction;
  text: string;
}

interface StoryRootProps extends StoryView {
  theme: string;
  locale: string;
  children: (view: StoryView) => ReactNode;
}

/** Follows the attributes of the page, which the picture tests change after the first render. */
function useViewOfPage(given: StoryView): StoryView {
  const [view, setView] = useState(given);
  useEffect(() => {
    const { documentElement: root } = document;
    const follow = () =>
      setView({ direction: root.dir === 'rtl' ? 'rtl' : 'ltr', text: root.dataset.text ?? 'normal' });
    const observer = new MutationObserver(follow);
    observer.observe(root, { attributeFilter: ['dir', 'data-text'] });
    return () => observer.disconnect();
  }, []);
  return view;
}

const attributeOf = (theme: string) => (theme === 'system' ? undefined : theme);

/** Root of a story with its own page: sets the theme, direction and language of the document. */
export function StoryPage({ theme, direction, text, locale, children }: StoryRootProps) {
  // The picture tests also choose another language in a page that is already rendered.
  const { language, texts } = useLanguage();
  const view = useViewOfPage({ direction, text });
  useLayoutEffect(() => {
    const root = document.documentElement;
    const { lang } = root;
    const chosen = attributeOf(theme);
    root.lang = locale;
    root.dir = direction;
    root.dataset.text = text;
    if (chosen) root.dataset.theme = chosen;
    return () => {
      root.lang = lang;
      root.removeAttribute('dir');
      delete root.dataset.text;
      delete root.dataset.theme;
    };
  }, [theme, direction, text, locale]);
  return (
    texts && (
      <UiProvider
        locale={language}
        messages={texts}
        direction={view.direction}
        isUnreviewed={unreviewed.includes(language)}
      >
        {children(view)}
      </UiProvider>
    )
  );
}

/** Root of a story on a docs page: does not change the document. */
export function StoryOnDocsPage({
  theme,
  direction,
  text,
  locale,
  texts,
  children,
}: StoryRootProps & { texts: Catalogue }) {
  return (
    <div lang={locale} dir={direction} data-theme={attributeOf(theme)} className="story-on-docs-page">
      <UiProvider locale={locale} messages={texts} direction={direction}>
        {children({ direction, text })}
      </UiProvider>
    </div>
  );
}
