'use client';

import { Inline, Link, SegmentedControl, SkipLink } from '@settlement-help/ui';
import { usePathname } from 'next/navigation';
import { startTransition } from 'react';
import { type Locale, texts } from '../texts.ts';
import { setTheme } from './setTheme.ts';

interface HeaderProps {
  locale: Locale;
  theme: string | undefined;
}

export function Header({ locale, theme = 'device' }: HeaderProps) {
  const path = usePathname();
  const t = texts[locale];
  const other = locale === 'en' ? 'ar' : 'en';
  return (
    <>
      <SkipLink />
      <Inline gap={5} className="header">
        <Link href={path.replace(locale, other)} lang={other} hrefLang={other} standalone>
          {other === 'ar' ? 'العربية' : 'English'}
        </Link>
        <SegmentedControl
          label={t.theme}
          labelHidden
          defaultValue={theme}
          onValueChange={(value) => startTransition(() => setTheme(value))}
          options={[
            { value: 'light', label: t.light },
            { value: 'dark', label: t.dark },
            { value: 'device', label: t.device },
          ]}
        />
      </Inline>
    </>
  );
}
