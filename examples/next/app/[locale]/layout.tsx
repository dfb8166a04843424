import '@settlement-help/ui/styles.css';
import '@settlement-help/ui/fonts.css';
import '../brand.css';
import '../layout.css';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { type LocaleProps, localeOf } from '../locale.ts';
import { texts } from '../texts.ts';
import { Header } from './Header.tsx';
import { Nav } from './Nav.tsx';
import { Providers } from './Providers.tsx';

export async function generateMetadata({ params }: LocaleProps) {
  return { title: texts[await localeOf(params)].title };
}

export default async function Layout({ params, children }: LocaleProps & { children: ReactNode }) {
  const locale = await localeOf(params);
  const theme = (await cookies()).get('theme')?.value;
  return (
    <html lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'} data-theme={theme}>
      <body>
        <Providers locale={locale}>
          <Header locale={locale} theme={theme} />
          <div className="columns">
            <Nav locale={locale} />
            <main id="main" tabIndex={-1}>
              {children}
            </main>
          </div>
        </Providers>
      </body>
    </html>
  );
}
