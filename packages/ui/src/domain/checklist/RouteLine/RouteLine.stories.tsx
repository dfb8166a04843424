import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { RouteLine } from './RouteLine.tsx';

const meta = preview.meta({
  title: 'Domain/Checklist/RouteLine',
  component: RouteLine,
  args: { total: 10, done: 3 },
  parameters: { layout: 'padded' },
});

export const OnTheWay = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '3 of 10 steps' })).toBeVisible();
  },
});

export const AtTheStart = meta.story({ args: { done: 0 } });

export const LastStop = meta.story({ args: { done: 9 } });

export const Arrived = meta.story({ args: { done: 10 } });

/** Twenty stops still fit beside each other at 320 px. */
export const ManyStops = meta.story({ args: { total: 20, done: 12 } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
