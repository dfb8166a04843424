import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../../content/Stack/Stack.tsx';
import { Progress } from './Progress.tsx';

const meta = preview.meta({
  title: 'Primitives/Feedback/Progress',
  component: Progress,
  args: { label: 'Settlement progress', value: 3, max: 10, valueText: '3 of 10 steps' },
});

export const Steps = meta.story({
  parameters: {
    modes: {
      longText: { args: { label: hardTexts.unbroken, valueText: hardTexts.long } },
      rightToLeft: { args: { label: hardTexts.arabic.action, valueText: '٣ من ١٠' } },
    },
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Settlement progress' });
    await expect(bar).toHaveAttribute('aria-valuenow', '3');
    await expect(bar).toHaveAttribute('aria-valuemax', '10');
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 10 steps');
  },
});

export const Percentage = meta.story({
  args: { label: 'Uploading passport.pdf', value: 42, max: 100, valueText: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '42%');
  },
});

export const Unknown = meta.story({
  args: { label: 'Uploading passport.pdf', value: null, valueText: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
});

export const BarAlone = meta.story({ args: { labelHidden: true, valueHidden: true } });

export const Matrix = meta.story({
  render: () => (
    <Stack gap={6} style={{ maxInlineSize: '22rem' }}>
      {[0, 1, 5, 10, 12].map((value) => (
        <Progress key={value} label="Steps" value={value} max={10} />
      ))}
      <Progress label="Steps" labelHidden value={4} max={10} valueText="4 of 10 steps" />
      <Progress label="Steps" valueHidden value={4} max={10} />
      <Progress label="Uploading" value={null} />
    </Stack>
  ),
});
