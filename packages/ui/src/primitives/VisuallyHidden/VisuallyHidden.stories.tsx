import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' of 10 steps' },
});

export const InText = meta.story({
  render: (args) => (
    <a href="#steps">
      3<VisuallyHidden {...args} />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '3 of 10 steps' })).toBeVisible();
  },
});
