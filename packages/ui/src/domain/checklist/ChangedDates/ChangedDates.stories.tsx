import type { Step } from '@settlement-help/contract';
import { fixtures } from '@settlement-help/contract/testing';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { ChangedDates } from './ChangedDates.tsx';

const [first, second, third] = fixtures.steps as [Step, Step, Step];
const change = { step: third, before: '2026-12-01', now: '2026-12-04' };

const meta = preview.meta({
  title: 'Domain/Checklist/ChangedDates',
  component: ChangedDates,
  args: { changedDates: [change], onDismiss: fn<() => void>() },
  decorators: [inColumn('46rem')],
  parameters: { layout: 'padded' },
});

export const One = meta.story({
  parameters: {
    modes: {
      longText: { args: { changedDates: [{ ...change, step: { ...third, title: hardTexts.unbroken } }] } },
      rightToLeft: true,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Register your address: now by 4 December 2026, before by 1 December 2026',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

export const Several = meta.story({
  args: {
    changedDates: [
      change,
      { step: first, before: '2026-12-10', now: '2027-01-10' },
      { step: second, before: '2027-02-14', now: '2027-02-01' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Some dates changed')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const None = meta.story({
  args: { changedDates: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});
