import preview from '#storybook/preview';
import { TranslationNote } from './TranslationNote.tsx';

const meta = preview.meta({
  title: 'Patterns/Parts/TranslationNote',
  component: TranslationNote,
  parameters: { layout: 'padded' },
});

export const Default = meta.story();

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });
