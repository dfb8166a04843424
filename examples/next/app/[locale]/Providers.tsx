'use client';

import { ToastProvider, UiProvider } from '@settlement-help/ui';
import { primitives as ar } from '@settlement-help/ui/messages/ar';
import { primitives as en } from '@settlement-help/ui/messages/en';
import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Locale } from '../texts.ts';

const messages = { ar, en };

export const Providers = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <UiProvider locale={locale} messages={messages[locale]} linkComponent={Link}>
    <ToastProvider>{children}</ToastProvider>
  </UiProvider>
);
