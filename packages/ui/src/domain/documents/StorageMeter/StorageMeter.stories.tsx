import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { StorageMeter } from './StorageMeter.tsx';

const megabyte = 1024 * 1024;

const meta = preview.meta({
  title: 'Domain/Documents/StorageMeter',
  component: StorageMeter,
  args: { storage: { used: 92 * megabyte, limit: 500 * megabyte } },
  decorators: [inColumn('20rem')],
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Storage' })).toHaveAttribute(
      'aria-valuetext',
      '92.00 MB of 500.00 MB',
    );
  },
});

export const NearlyFull = meta.story({ args: { storage: { used: 470 * megabyte, limit: 500 * megabyte } } });
