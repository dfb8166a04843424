import { fixtures } from '@settlement-help/contract/testing';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { PlanOverview } from './PlanOverview.tsx';

const today = '2026-11-20';
const steps = fixtures.stepsFor({
  nationality: 'other',
  purpose: 'work',
  moved_in_on: '2026-11-18',
  visa_ends_on: '2026-11-27',
});

const meta = preview.meta({
  title: 'Domain/Checklist/PlanOverview',
  component: PlanOverview,
  args: { steps, today, stepHref: ({ key }) => `#${key}` },
  parameters: { layout: 'padded' },
});

export const Engineer = meta.story({
  parameters: {
    modes: {
      longText: {
        args: {
          steps: steps.slice(0, 3).map((step, index) => ({
            ...step,
            title: index === 1 ? hardTexts.unbroken : hardTexts.long,
          })),
        },
      },
      rightToLeft: true,
    },
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link');
    await expect(first).toHaveTextContent('Apply for your residence permit');
    await expect(first).toHaveAttribute('href', '#residence-permit');
    await expect(second).toHaveTextContent('Register your address');
    await expect(canvas.getByText('27 November 2026', { exact: false })).toBeVisible();
  },
});

/** The words may be in the title, the official term, the description or the list of papers. */
export const Found = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search your plan' })).toHaveFocus();
    await userEvent.keyboard('ANMELDUNG wohn');
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toContain(
      'Register your address',
    );
    await expect(canvas.getAllByRole('link').length).toBeLessThan(steps.length);
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search your plan' }), 'zebra');
    await expect(canvas.getByText(/No step has these words/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
