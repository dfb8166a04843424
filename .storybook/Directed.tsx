import { type ReactNode, useEffect, useState } from 'react';
import { en } from '../packages/ui/src/domain/messages/en.ts';
import { UiProvider } from '../packages/ui/src/i18n/UiProvider.tsx';

const catalogues = { en };

interface DirectedProps {
  direction: 'ltr' | 'rtl';
  locale: string;
  children: ReactNode;
}

/** The picture tests turn a page that is drawn already, through its `dir`; the components then follow. */
export function Directed({ direction, locale, children }: DirectedProps) {
  const [current, setCurrent] = useState(direction);
  useEffect(() => {
    const follow = () => setCurrent(document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
    const observer = new MutationObserver(follow);
    observer.observe(document.documentElement, { attributeFilter: ['dir'] });
    return () => observer.disconnect();
  }, []);
  return (
    <UiProvider locale={locale} messages={catalogues[locale as keyof typeof catalogues]} direction={current}>
      {children}
    </UiProvider>
  );
}
