import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Inline, Stack } from '../../content/Stack/Stack.tsx';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Primitives/Feedback/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonGroup },
});

export const Text = meta.story({
  args: { lines: 3 },
  parameters: {
    modes: {
      longText: {
        render: () => (
          <SkeletonGroup label={`${hardTexts.long} ${hardTexts.unbroken}`} style={{ maxInlineSize: 288 }}>
            <Skeleton lines={12} />
          </SkeletonGroup>
        ),
      },
      rightToLeft: { args: { lines: 3 } },
    },
  },
});

export const Group = meta.story({
  render: () => (
    <SkeletonGroup label="Loading your documents">
      <Stack gap={3}>
        <Skeleton shape="heading" width="14rem" />
        <Inline>
          <Skeleton shape="circle" />
          <Skeleton width="10rem" />
        </Inline>
        <Skeleton lines={3} />
        <Skeleton shape="block" />
      </Stack>
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your documents');
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap={6} style={{ maxInlineSize: '26rem' }}>
      {(['text', 'heading', 'block', 'circle'] as const).map((shape) => (
        <div key={shape}>
          <Skeleton shape={shape} />
        </div>
      ))}
      <div>
        <Skeleton lines={3} />
      </div>
      <div>
        <Skeleton width="10rem" />
      </div>
      <div>
        <Skeleton shape="block" height="3rem" />
      </div>
    </Stack>
  ),
});

/** A line of the skeleton is as tall as a line of the text that replaces it. */
export const TakesTheTextsPlace = meta.story({
  render: () => (
    <Inline gap={8} style={{ alignItems: 'start' }}>
      <div data-testid="text" style={{ inlineSize: '12rem' }}>
        <h2 style={{ fontSize: 'var(--sh-text-heading)' }}>Documents</h2>
        <p>One line</p>
      </div>
      <div data-testid="skeleton" style={{ inlineSize: '12rem' }}>
        <Skeleton shape="heading" />
        <Skeleton />
      </div>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const height = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(Math.abs(height('text') - height('skeleton'))).toBeLessThan(1.5);
  },
});

/** The same number of letters wraps like the text. */
export const LettersTakeTheTextsPlace = meta.story({
  render: () => (
    <Inline gap={8} style={{ alignItems: 'start' }}>
      <p data-testid="text" style={{ inlineSize: '12rem' }}>
        You are settling in Germany. 3 of 10 steps are done.
      </p>
      <p data-testid="skeleton" style={{ inlineSize: '12rem' }}>
        You are settling in Germany. <Skeleton letters={24} />
      </p>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const height = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(height('skeleton')).toBe(height('text'));
  },
});
