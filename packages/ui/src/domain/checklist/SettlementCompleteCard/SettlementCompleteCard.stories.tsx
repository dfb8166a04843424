import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { SettlementCompleteCard } from './SettlementCompleteCard.tsx';

const meta = preview.meta({
  title: 'Domain/Checklist/SettlementCompleteCard',
  component: SettlementCompleteCard,
  args: { country: 'Germany' as const, date: '2026-11-20T09:00:00.000Z' },
  decorators: [inColumn('46rem')],
  parameters: { layout: 'padded', spec: ['§2 Checklist: completion card Settlement Complete'] },
});

export const Germany = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Settlement Complete' })).toBeVisible();
    await expect(canvas.getByText(/every step for Germany/)).toBeVisible();
  },
});

export const France = meta.story({ args: { country: 'France' } });
