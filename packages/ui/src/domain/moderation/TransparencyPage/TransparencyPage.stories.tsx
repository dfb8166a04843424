import { fixtures } from '@settlement-help/contract/testing';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { LoadFailure } from '../../shell/LoadFailure/LoadFailure.tsx';
import { TransparencyPage, type TransparencyPageProps } from './TransparencyPage.tsx';

const meta = preview.meta({
  title: 'Domain/Moderation/TransparencyPage',
  component: TransparencyPage,
  args: {
    figures: fixtures.transparencyFigures,
    csvHref: '/api/v1/transparency.csv',
    onYearChange: () => undefined,
  } as TransparencyPageProps,
  parameters: { layout: 'padded' },
  render: function Selectable(args) {
    const [year, setYear] = useState(args.year);
    return <TransparencyPage {...args} year={year} onYearChange={setYear} />;
  },
});

export const Default = meta.story({
  tags: ['layout'],
  play: async ({ canvas }) => {
    const decisions = within(canvas.getByRole('table', { name: 'Decisions about reported posts' }));
    await expect(decisions.getByRole('row', { name: 'Removed It is spam or advertising 151' })).toBeVisible();
    await expect(canvas.getByText('Half of the reported posts were decided within 19 hours.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download all years as CSV' })).toHaveAttribute('download');
  },
});

export const EarlierYear = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const year = canvas.getByRole('combobox', { name: 'Year' });
    await expect(year).toHaveFocus();
    await userEvent.selectOptions(year, '2025');
    await expect(canvas.getByText('Half of the reported posts were decided within 5 hours.')).toBeVisible();
    await expect(canvas.getByText('Not counted in this year.')).toBeVisible();
  },
});

/** One year, so that there is nothing to select. */
export const EmptyYear = meta.story({
  args: { figures: fixtures.emptyYear },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was reported or decided in 2026.')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});

export const Loading = meta.story({ tags: ['test-only'], args: { figures: undefined } });

export const Failed = meta.story({
  tags: ['test-only'],
  args: {
    figures: undefined,
    failure: <LoadFailure message="Network error. Please try again." onRetry={async () => undefined} />,
  },
});
