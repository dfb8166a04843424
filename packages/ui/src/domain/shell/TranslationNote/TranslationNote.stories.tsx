import preview from '#storybook/preview';
import { TranslationNote } from './TranslationNote.tsx';

const meta = preview.meta({
  title: 'Domain/Shell/TranslationNote',
  component: TranslationNote,
  parameters: { layout: 'padded' },
});

export const Default = meta.story();

export const InArabic = meta.story({ globals: { locale: 'ar' } });
