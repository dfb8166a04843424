import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../../content/Stack/Stack.tsx';
import { Stepper } from './Stepper.tsx';

const meta = preview.meta({
  title: 'Primitives/Feedback/Stepper',
  component: Stepper,
  args: { label: '3 of 10 steps', value: 3, max: 10 },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  parameters: {
    modes: { longText: { args: { label: hardTexts.long, value: 12, max: 20 } }, rightToLeft: true },
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap={8}>
      <Stepper label="0 of 10 steps" value={0} max={10} />
      <Stepper label="3 of 10 steps" value={3} max={10} />
      <Stepper label="9 of 10 steps" value={9} max={10} />
      <Stepper label="10 of 10 steps" value={10} max={10} />
      <Stepper label="12 of 20 steps" value={12} max={20} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '3 of 10 steps' })).toBeVisible();
  },
});
