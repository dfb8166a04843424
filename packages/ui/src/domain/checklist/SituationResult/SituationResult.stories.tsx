import { fixtures } from '@settlement-help/contract/testing';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { SituationResult } from './SituationResult.tsx';

const today = '2026-11-20';
const { stepsFor } = fixtures;

const steps = stepsFor({
  nationality: 'other',
  purpose: 'work',
  moved_in_on: '2026-11-18',
  visa_ends_on: '2026-11-27',
});

const meta = preview.meta({
  title: 'Domain/Checklist/SituationResult',
  component: SituationResult,
  args: { steps, isPlan: true, today, planHref: '#plan' },
  parameters: { layout: 'padded' },
});

export const Engineer = meta.story({
  parameters: {
    modes: {
      longText: { args: { steps: steps.map((step) => ({ ...step, title: hardTexts.long })) } },
      rightToLeft: true,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const dates = steps.filter(({ due }) => due?.date).length;
    const counted = steps.filter(({ relevance }) => relevance !== 'later').length;
    await expect(canvas.getByText(`${counted} steps, ${dates} dates.`)).toBeVisible();
    await expect(
      canvas.getByText('First: Apply for your residence permit, by 27 November 2026'),
    ).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See my plan' })).toHaveFocus();
  },
});

export const WithoutDates = meta.story({
  args: { steps: stepsFor({ nationality: 'eu', purpose: 'work' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no dates yet/)).toBeVisible();
    await expect(canvas.getByText(/^First: [^,]+$/)).toBeVisible();
  },
});

export const OnlyNotSure = meta.story({
  args: { steps: stepsFor({}), isPlan: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'The 10 standard steps apply' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See my checklist' })).toHaveAttribute('href', '#plan');
  },
});

export const EverythingCompleted = meta.story({
  args: { steps: steps.map((step) => ({ ...step, status: 'done', is_completed: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no dates yet/)).toBeVisible();
    await expect(canvas.queryByText(/First/)).toBeNull();
  },
});
