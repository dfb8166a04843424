import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { letterTitles } from '../../../../test/letters.ts';
import { StepHelp } from './StepHelp.tsx';

const meta = preview.meta({
  title: 'Domain/Plan/StepHelp',
  component: StepHelp,
  args: {
    step: { title: 'Ask for your residence permit' },
    href: '#step',
    passHref: '#pass',
    letters: letterTitles,
    letterHref: (key: string) => `#${key}`,
  },
  decorators: [inColumn('30rem')],
  parameters: { layout: 'padded' },
});

export const WithLetters = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('link', { name: 'Show at the counter: Ask for your residence permit' }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Request for an appointment/ })).toHaveFocus();
    await expect(canvas.getByRole('list', { name: 'Letters to fill in and print' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Everything about this step: Ask for your residence permit' }),
    ).toBeVisible();
  },
});
