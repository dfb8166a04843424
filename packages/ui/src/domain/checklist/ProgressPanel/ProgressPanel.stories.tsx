import { fixtures } from '@settlement-help/contract/testing';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { ProgressPanel } from './ProgressPanel.tsx';

const meta = preview.meta({
  title: 'Domain/Checklist/ProgressPanel',
  component: ProgressPanel,
  args: { steps: fixtures.steps, today: '2026-11-20' },
  decorators: [inColumn('14rem')],
  parameters: { layout: 'padded' },
});

export const InProgress = meta.story({
  parameters: {
    spec: ['§2 Checklist: percentage and done/total', '§2 Checklist: progress panel In Progress'],
    modes: { rightToLeft: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'In Progress' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
      'aria-valuetext',
      '2 of 10 steps',
    );
    await expect(canvas.getByText('20% of the way')).toBeVisible();
  },
});

export const WithALink = meta.story({
  args: { checklistHref: '/checklist' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Go to step 3' });
    await expect(link).toHaveAttribute('href', '/checklist#step-3');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

export const NothingDone = meta.story({ args: { steps: fixtures.stepsDone(0) } });

export const Done = meta.story({
  args: { steps: fixtures.stepsDone(10) },
  parameters: { spec: ['§2 Checklist: progress panel Done'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Done' })).toBeVisible();
    await expect(canvas.getByText('100% of the way')).toBeVisible();
  },
});
