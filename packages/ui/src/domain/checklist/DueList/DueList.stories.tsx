import type { Step } from '@settlement-help/contract';
import { fixtures } from '@settlement-help/contract/testing';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { DueList } from './DueList.tsx';

const dated = (...dates: readonly (string | null)[]): Step[] =>
  fixtures.stepsDone(0).map((step, index) => ({
    ...step,
    is_unlocked: true,
    due: dates[index]
      ? { date: dates[index], opens_on: null, kind: 'legal', law: null, law_url: null, from: 'arrived_on' }
      : null,
  }));

const meta = preview.meta({
  title: 'Domain/Checklist/DueList',
  component: DueList,
  args: {
    steps: dated('2026-11-28', null, '2027-02-14', '2026-12-02', '2026-11-19'),
    checklistHref: '#checklist',
    documentsHref: '#documents',
    datesHref: '#dates',
    today: '2026-11-20',
  },
  decorators: [inColumn('57rem')],
  parameters: { layout: 'padded' },
});

export const Several = meta.story({
  parameters: {
    modes: {
      longText: {
        args: {
          steps: dated('2026-11-28', '2026-11-29', '2026-11-30').map((step, index) => ({
            ...step,
            title: index === 1 ? hardTexts.unbroken : hardTexts.long,
          })),
        },
      },
      rightToLeft: true,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    const rows = canvas.getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Do this by 28\u00a0November 2026'),
      expect.stringContaining('Do this by 2\u00a0December 2026'),
      expect.stringContaining('Do this by 14\u00a0February 2027'),
    ]);
    await expect(canvas.getByRole('link', { name: 'Calendar and reminders' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Be covered by health insurance' })).toHaveAttribute(
      'href',
      '#checklist#step-1',
    );
  },
});

export const DocumentEnds = meta.story({
  args: {
    documents: fixtures.documents.slice(0, 1).map((document) => ({
      ...document,
      ...{ kind: 'residence_permit', expires_on: '2026-12-10' },
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent(
      'Residence permitValid until 10 Dec 202620 days left',
    );
    await expect(canvas.getByRole('link', { name: 'Residence permit' })).toHaveAttribute(
      'href',
      '#documents',
    );
  },
});

export const Many = meta.story({
  args: { steps: dated(...Array.from({ length: 10 }, (_, index) => `2026-12-${10 + index}`)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('and 5 more dates')).toBeVisible();
  },
});

export const WithoutDates = meta.story({
  args: { steps: fixtures.steps },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
