import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { filled, letter } from '../../../../test/letters.ts';
import { LetterPage } from './LetterPage.tsx';

const meta = preview.meta({
  title: 'Domain/Plan/LetterPage',
  component: LetterPage,
  args: { letter, known: filled, onPrint: fn() },
  parameters: { layout: 'padded' },
});

export const Full = meta.story({
  tags: ['layout'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Your letter', 'Where it goes', 'Good to know', 'Law and sources']) {
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
  },
});
