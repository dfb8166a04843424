import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { unreviewed } from '../packages/app/messages/dist/unreviewed.ts';
import { useLanguage } from '../packages/app/src/lib/language/language.ts';
import type { Texts } from '../packages/app/src/messages/texts.ts';
import { UiProvider } from '../packages/ui/src/i18n/UiProvider.tsx';

type Direction = 'ltr' | 'rtl';

interface StoryRootProps {
  theme: string;
  direction: Direction;
  locale: string;
  children: ReactNode;
}

/** The picture tests turn a page that is drawn already, through its `dir`; the components then follow. */
function useDirectionOfPage(given: Direction) {
  const [direction, setDirection] = useState(given);
  useEffect(() => {
    const follow = () => setDirection(document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
    const observer = new MutationObserver(follow);
    observer.observe(document.documentElement, { attributeFilter: ['dir'] });
    return () => observer.disconnect();
  }, []);
  return direction;
}

const attributeOf = (theme: string) => (theme === 'system' ? undefined : theme);

/** A story that has a page to itself decides for all of it, as the app does. */
export function StoryPage({ theme, direction, locale, children }: StoryRootProps) {
  // The picture tests also choose another language in the page that is drawn already.
  const { language, texts } = useLanguage();
  const shownDirection = useDirectionOfPage(direction);
  useLayoutEffect(() => {
    const root = document.documentElement;
    const { lang } = root;
    const chosen = attributeOf(theme);
    root.lang = locale;
    root.dir = direction;
    if (chosen) root.dataset.theme = chosen;
    return () => {
      root.lang = lang;
      root.removeAttribute('dir');
      delete root.dataset.theme;
    };
  }, [theme, direction, locale]);
  return (
    texts && (
      <UiProvider
        locale={language}
        messages={texts}
        direction={shownDirection}
        isUnreviewed={unreviewed.includes(language)}
      >
        {children}
      </UiProvider>
    )
  );
}

/** Stories on a docs page stand beside others, so each decides for itself alone. */
export function StoryOnDocsPage({
  theme,
  direction,
  locale,
  texts,
  children,
}: StoryRootProps & { texts: Texts }) {
  return (
    <div lang={locale} dir={direction} data-theme={attributeOf(theme)} className="story-on-docs-page">
      <UiProvider locale={locale} messages={texts} direction={direction}>
        {children}
      </UiProvider>
    </div>
  );
}
