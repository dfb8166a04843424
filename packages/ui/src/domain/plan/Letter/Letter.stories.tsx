import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { filled, letter } from '../../../../test/letters.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { Letter } from './Letter.tsx';
import type { LetterValues } from './letterText.ts';

const meta = preview.meta({
  title: 'Domain/Plan/Letter',
  component: Letter,
  args: { letter, values: filled as LetterValues },
  decorators: [inColumn('52rem')],
  parameters: { layout: 'padded' },
});

export const Filled = meta.story({
  parameters: {
    modes: {
      longText: {
        args: {
          values: {
            ...filled,
            name: hardTexts.unbroken,
            address: `${hardTexts.long}\n${hardTexts.arabic.sentence}`,
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const letter = canvas.getByRole('region', { name: 'Your letter' });
    for (const text of [
      'hiermit beantrage ich eine Aufenthaltserlaubnis zum Zweck des Studiums und',
      'I apply for a residence permit for study, and',
      'Mein Visum gilt bis zum 1. Januar 2027.',
      'My visa is valid until 1 January 2027.',
    ]) {
      await expect(letter).toHaveTextContent(text);
    }
    await expect(canvas.getByText('Mit freundlichen Grüßen')).toHaveAttribute('lang', 'de');
  },
});

export const Empty = meta.story({
  args: { values: { written_on: '2026-11-', ends_on: '2027-02-30' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Your name')).toHaveLength(4);
    await expect(canvas.getAllByText('Date of the letter')).toHaveLength(2);
    await expect(canvas.queryByText(/Mein Visum/)).toBeNull();
  },
});

/** A reader of the letter's language needs no translation. */
export const OwnLanguage = meta.story({
  tags: ['test-only'],
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mit freundlichen Grüßen')).toBeVisible();
    await expect(canvas.queryByText(/My visa is valid/)).toBeNull();
  },
});
