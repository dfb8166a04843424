import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { filled, letter } from '../../../../test/letters.ts';
import { OriginalLetters } from './OriginalLetters.tsx';

const meta = preview.meta({
  title: 'Domain/Plan/OriginalLetters',
  component: OriginalLetters,
  args: { letters: [{ letter, values: filled }] },
  decorators: [inColumn('36rem')],
  parameters: { layout: 'padded' },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Antrag und Bitte um einen Termin' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Mein Visum gilt bis zum', { exact: false })).toHaveTextContent(
      'Mein Visum gilt bis zum 1. Januar 2027.',
    );
    await expect(canvas.getByText('Mit freundlichen Grüßen')).toHaveAttribute('lang', 'de');
    await expect(canvas.queryByText('Kind regards')).toBeNull();
  },
});
