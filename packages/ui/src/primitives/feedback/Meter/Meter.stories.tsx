import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../../content/Stack/Stack.tsx';
import { Meter } from './Meter.tsx';

const meta = preview.meta({
  title: 'Primitives/Feedback/Meter',
  component: Meter,
  args: { label: 'Used space', value: 4, max: 10, valueText: '4 of 10 MB' },
  decorators: [inColumn('22rem')],
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: { args: { label: hardTexts.unbroken, valueText: hardTexts.long } },
      rightToLeft: {
        args: {
          label: hardTexts.arabic.action,
          value: 1,
          max: 4,
          parts: 4,
          valueText: hardTexts.arabic.word,
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Used space' });
    await expect(meter).toHaveAttribute('aria-valuenow', '4');
    await expect(meter).toHaveAttribute('aria-valuemin', '0');
    await expect(meter).toHaveAttribute('aria-valuemax', '10');
    await expect(meter).toHaveAttribute('aria-valuetext', '4 of 10 MB');
  },
});

export const Percentage = meta.story({
  args: { value: 42, max: 100, valueText: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '42%');
  },
});

export const InParts = meta.story({
  args: { label: 'Password', value: 3, max: 4, parts: 4, tone: 'success', valueText: 'Good' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter').closest('[data-part="meter"]')).toHaveAttribute(
      'data-tone',
      'success',
    );
  },
});

/** A value above the maximum is shown and spoken as the maximum. */
export const OutOfRange = meta.story({
  args: { value: 14 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '10');
  },
});

const tones = ['neutral', 'success', 'warning', 'error', 'info'] as const;

export const Matrix = meta.story({
  render: () => (
    <Stack gap={6}>
      {[0, 1, 50, 100].map((value) => (
        <Meter key={value} label="Used space" value={value} />
      ))}
      {tones.map((tone) => (
        <Meter key={tone} label={tone} value={65} tone={tone} />
      ))}
      {tones.map((tone, index) => (
        <Meter key={tone} label={tone} value={index + 1} max={4} parts={4} tone={tone} />
      ))}
      <Meter label="Half a part" value={2.5} max={5} parts={5} />
      <Meter label="Used space" labelHidden value={40} valueText="Label hidden" />
    </Stack>
  ),
});
