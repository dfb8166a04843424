import { expect } from 'storybook/test';
import preview from '#storybook/preview';

const meta = preview.meta({
  title: 'Primitives/Probe',
  render: () => (
    <button type="button" style={{ padding: 12 }}>
      Probe {new Date().toISOString()}
    </button>
  ),
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeVisible();
  },
});
export const Second = meta.story({});
