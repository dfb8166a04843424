import { Situation } from '@settlement-help/contract';
import { planHandlers } from '@settlement-help/contract/testing';
import { expect, screen } from 'storybook/test';
import { visitorPlan } from '#app/features/visitorPlan/visitorPlan.ts';
import { session } from '#app/lib/session/session.ts';
import { AppAt, asVisitor } from '#app/testing/AppAt.tsx';
import preview from '#storybook/preview';

const meta = preview.meta({
  title: 'Screens/Plan without an account',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/plan' },
  beforeEach: () => {
    visitorPlan.erase();
    const leave = asVisitor();
    return () => {
      visitorPlan.erase();
      leave();
    };
  },
  parameters: { layout: 'fullscreen' },
});

const answers = { nationality: 'other', purpose: 'work', visa_ends_on: '2026-11-27' } as const;

/** The plan is the second action of the landing page. It begins with the country. */
export const ChoosesACountry = meta.story({
  tags: ['test-only'],
  args: { path: '/' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'See your plan first' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Choose Your Destination' }),
    ).toBeVisible();
  },
});

export const StandardSteps = meta.story({
  tags: ['test-only'],
  beforeEach: () => visitorPlan.change({ country: 'France' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your plan for France' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Answer a few questions' })).toBeVisible();
  },
});

/** The device computes the plan; no request is sent. */
export const Answers = meta.story({
  tags: ['test-only'],
  beforeEach: () => visitorPlan.change({ country: 'Germany' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Answer a few questions' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Start' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'EU, EEA or Switzerland' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Why do you come to Germany?' }),
    ).toHaveFocus();
    await expect(visitorPlan.get().situation.nationality).toBe('eu');
  },
});

export const WithDates = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'screens-landing--create-account' },
  beforeEach: () => visitorPlan.change({ country: 'Germany', situation: Situation.parse(answers) }),
  play: async ({ canvas, userEvent }) => {
    const permit = await canvas.findByRole('link', { name: 'Apply for your residence permit' });
    await expect(permit).toHaveAttribute('href', '/steps/germany/residence-permit');
    await userEvent.click(canvas.getByRole('link', { name: 'Save my plan' }));
    await expect(await screen.findByRole('dialog', { name: 'Create Account' })).toBeVisible();
  },
});

/** A plan that the visitor saves moves to the account: the country, and the answers if it has none. */
export const MovesToTheAccount = meta.story({
  tags: ['test-only'],
  args: { path: '/checklist' },
  beforeEach: ({ msw }) => {
    msw.use(...planHandlers());
    visitorPlan.change({ country: 'Germany', situation: Situation.parse(answers) });
    visitorPlan.save();
    session.begin('mock-token');
    session.chooseCountry('Germany');
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Apply for your residence permit' }),
    ).toBeVisible();
    await expect(visitorPlan.get().country).toBeNull();
  },
});

/** Another person's account does not get a plan that was not saved. */
export const StaysOnTheDevice = meta.story({
  tags: ['test-only'],
  args: { path: '/checklist' },
  beforeEach: ({ msw }) => {
    msw.use(...planHandlers());
    visitorPlan.change({ country: 'Germany', situation: Situation.parse(answers) });
    session.begin('mock-token');
    session.chooseCountry('Germany');
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Settlement Checklist' }),
    ).toBeVisible();
    await expect(visitorPlan.get().country).toBe('Germany');
  },
});
