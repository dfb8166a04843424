import { notFound } from 'next/navigation';
import type { Locale } from './texts.ts';

export interface LocaleProps {
  params: Promise<{ locale: string }>;
}

export async function localeOf(params: LocaleProps['params']): Promise<Locale> {
  const { locale } = await params;
  return locale === 'en' || locale === 'ar' ? locale : notFound();
}
