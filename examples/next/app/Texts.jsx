'use client';
import { UiProvider } from '@settlement-help/ui';
import { primitives } from '@settlement-help/ui/messages/en';

export const Texts = ({ children }) => (
  <UiProvider locale="en" messages={primitives}>
    {children}
  </UiProvider>
);
