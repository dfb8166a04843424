import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Primitives/Content/Text',
  component: Text,
  args: { children: 'Bring your passport and the confirmation of your landlord.' },
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: { args: { children: `${hardTexts.long} ${hardTexts.unbroken}` } },
      rightToLeft: { args: { children: hardTexts.arabic.sentence } },
    },
  },
});

const variants = ['lead', 'large', undefined, 'muted', 'small', 'hint', 'note', 'figures'] as const;

export const Matrix = meta.story({
  render: (args) => (
    <Stack>
      {variants.map((variant) => (
        <Text key={variant ?? 'plain'} {...args} variant={variant} />
      ))}
    </Stack>
  ),
});

const numbers = ['+49 30 115', '2026-01-05', 'DE89 3704 0044 0532 0130 00', '1 200', '7-scan.pdf'];

/** Each paragraph keeps its own direction and its lines, and each number its order. */
export const UserWritten = meta.story({
  args: {
    userWritten: true,
    children: `Which papers?\n${hardTexts.arabic.sentence}\n${numbers.map((number) => `رقم ${number}`).join('، ')}`,
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Which papers/);
    await expect(text).toHaveAttribute('dir', 'auto');
    await expect(getComputedStyle(text).whiteSpace).toBe('pre-line');
    for (const number of numbers) await expect(canvas.getByText(number)).toHaveStyle({ direction: 'ltr' });
    await expect(canvas.getByText('2026-01-05')).toHaveStyle({ whiteSpace: 'nowrap' });
  },
});

/** The rest is cut for the eye alone. */
export const TwoLines = meta.story({
  args: { lines: 2, children: `${hardTexts.long} ${hardTexts.long}`, style: { maxInlineSize: 288 } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Book an appointment/);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  },
});
