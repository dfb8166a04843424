import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ugly } from '../../../../test/texts.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Primitives/Text/Text',
  component: Text,
  args: { children: 'Bring your passport and the confirmation of your landlord.' },
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: { args: { children: `${ugly.long} ${ugly.unbroken}` } },
      rightToLeft: { args: { children: ugly.arabic.sentence } },
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

/** Each paragraph keeps its own direction, and its lines. */
export const UserWritten = meta.story({
  args: { userWritten: true, children: `Which papers?\n${ugly.arabic.sentence}` },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Which papers/);
    await expect(text).toHaveAttribute('dir', 'auto');
    await expect(getComputedStyle(text).whiteSpace).toBe('pre-line');
  },
});

/** The rest is cut for the eye alone. */
export const TwoLines = meta.story({
  args: { lines: 2, children: `${ugly.long} ${ugly.long}`, style: { maxInlineSize: 288 } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Book an appointment/);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  },
});
