import type { Step } from '@settlement-help/contract';
import { fixtures } from '@settlement-help/contract/testing';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { NextStepPanel } from './NextStepPanel.tsx';

const [first] = fixtures.steps as [Step];

const meta = preview.meta({
  title: 'Domain/Checklist/NextStepPanel',
  component: NextStepPanel,
  args: { steps: fixtures.steps, checklistHref: '#checklist', today: '2026-11-20' },
  decorators: [inColumn('57rem')],
  parameters: { layout: 'padded' },
});

export const OnTheWay = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Register your address' })).toBeVisible();
    await expect(canvas.getByText('When:')).toHaveTextContent('When: within 2 weeks of moving in');
    const open = canvas.getByRole('link', { name: 'Open step 3' });
    await expect(open).toHaveAttribute('href', '#checklist#step-3');
    await userEvent.tab();
    await expect(open).toHaveFocus();
    await expect(canvas.getByRole('img', { name: '2 of 10 steps' })).toBeVisible();
  },
});

export const FirstStep = meta.story({ args: { steps: fixtures.stepsDone(0) } });

export const WithoutDeadline = meta.story({
  args: { steps: fixtures.stepsDone(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Receive your tax ID' })).toBeVisible();
    await expect(canvas.queryByText(/^When:/)).toBeNull();
  },
});

/** The steps of a personal plan have no numbers. */
export const NeededForADate = meta.story({
  args: {
    isPlan: true,
    steps: fixtures.stepsDone(1).map(
      (step): Step => ({
        ...step,
        needed_by: step.key === 'housing' ? { key: 'anmeldung', date: '2026-11-28' } : null,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Needed by 28 November 2026')).toBeVisible();
    await expect(canvas.getByText('Needed for “Register your address”')).toBeVisible();
    await expect(canvas.getByText('8 days left')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open this step' })).toBeVisible();
  },
});

/** The dependent step's date has passed, so there is no day to name. */
export const NeededForAPastDate = meta.story({
  args: { ...NeededForADate.input.args, today: '2026-12-02' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Best done now')).toBeVisible();
    await expect(canvas.getByText('Needed for “Register your address”')).toBeVisible();
    await expect(canvas.queryByText(/^Needed by/)).toBeNull();
  },
});

/** A past appointment does not hide the usual deadline. */
export const PastAppointment = meta.story({
  tags: ['test-only'],
  args: {
    steps: fixtures
      .stepsDone(0)
      .map((step): Step => ({ ...step, due: null, needed_by: null, booked_for: '2026-11-19' })),
  },
  parameters: { looksLike: 'domain-checklist-nextsteppanel--first-step' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('When:')).toBeVisible();
  },
});

export const LastStep = meta.story({ args: { steps: fixtures.stepsDone(9) } });

export const France = meta.story({ args: { steps: fixtures.stepsDone(1, 'France') } });

export const GapOnTheWay = meta.story({
  args: {
    steps: fixtures
      .stepsDone(4)
      .map((step) => ({ ...step, is_completed: step.step_number === 2 || step.step_number === 4 })),
  },
  parameters: { spec: ['Rulings: a step marked No again locks nothing'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open step 1' })).toBeVisible();
  },
});

export const AllDone = meta.story({
  args: { steps: fixtures.stepsDone(10) },
  parameters: { spec: ['§4 Celebration: every step is completed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Settlement Complete' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your checklist' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '10 of 10 steps' })).toBeVisible();
  },
});

/** Long words wrap at 320 px. */
export const LongWords = meta.story({
  args: {
    steps: [
      {
        ...first,
        is_completed: false,
        title: hardTexts.unbroken,
        deadline: hardTexts.long,
        description: `${hardTexts.long} ${hardTexts.unbroken}`,
        places: [{ label: hardTexts.unbroken, url: 'https://service.berlin.de/' }],
      },
      ...fixtures.steps.slice(1),
    ],
  },
});
