import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Primitives/Content/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' of 10 steps' },
});

export const InText = meta.story({
  render: (args) => (
    <a href="#steps">
      3<VisuallyHidden {...args} />
    </a>
  ),
  parameters: {
    modes: {
      longText: {
        args: { children: `${hardTexts.long} ${hardTexts.unbroken}` },
        render: (args: VisuallyHiddenProps) => (
          <p style={{ textAlign: 'end' }}>
            Documents
            <VisuallyHidden {...args} />
          </p>
        ),
      },
      rightToLeft: {
        args: { children: hardTexts.arabic.sentence },
        render: (args: VisuallyHiddenProps) => (
          <p>
            {hardTexts.arabic.action}
            <VisuallyHidden {...args} />
          </p>
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '3 of 10 steps' })).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <>
      <p>
        Step 3<VisuallyHidden {...args} />
      </p>
      <p>
        <VisuallyHidden {...args} />
      </p>
    </>
  ),
  play: async ({ canvas }) => {
    for (const text of canvas.getAllByText('of 10 steps')) {
      const { width, height } = text.getBoundingClientRect();
      await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
    }
  },
});
