import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { letterTitles } from '../../../../test/letters.ts';
import { LetterList } from './LetterList.tsx';

const meta = preview.meta({
  title: 'Domain/Plan/LetterList',
  component: LetterList,
  args: { letters: letterTitles, letterHref: (key: string) => `#${key}` },
  parameters: { layout: 'padded' },
});

export const Several = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Request for an appointment/ })).toHaveFocus();
    await expect(canvas.getByText('Rückzahlung der Mietkaution')).toHaveAttribute('lang', 'de');
  },
});
