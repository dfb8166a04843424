import { createClient, type Situation, unknownSituation } from '@settlement-help/contract';
import { fail, failNetwork, neverRespond } from '@settlement-help/contract/testing';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { SituationSummary } from './SituationSummary.tsx';

const client = createClient();
const situation: Situation = {
  nationality: 'other',
  purpose: 'study',
  protection: null,
  visa: null,
  children: 'both',
  licence: null,
  renting: true,
  scholarship: false,
  postal_code: null,
  arrived_on: null,
  moved_in_on: '2026-11-05',
  visa_ends_on: '2027-03-31',
  permit_ends_on: null,
  works_from: null,
  leaves_on: null,
};

const meta = preview.meta({
  title: 'Domain/Plan/SituationSummary',
  component: SituationSummary,
  args: {
    country: 'Germany' as const,
    situation,
    questions: [
      'nationality',
      'purpose',
      'children',
      'licence',
      'renting',
      'scholarship',
      'moved_in_on',
      'visa_ends_on',
    ] as const,
    questionHref: (field: string) => `#${field}`,
    planHref: '#plan',
    onErase: async () => {
      await client.eraseSituation();
    },
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Change: Citizenship' })).toHaveFocus();
    await expect(canvas.getByText('5 November 2026')).toBeVisible();
    await expect(canvas.getByText('Yes, under school age')).toBeVisible();
    await expect(canvas.getByText('Yes, of school age')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change: Moved in' })).toHaveAttribute(
      'href',
      '#moved_in_on',
    );
    await expect(canvas.getByRole('link', { name: 'Answer: Driving licence' })).toBeVisible();
    await expect(canvas.getByText('Not sure')).toBeVisible();
  },
});

export const Erased = meta.story({
  args: {
    situation: unknownSituation,
    onRestore: async () => {
      await client.setSituation({ body: situation });
    },
  },
  play: async ({ canvas }) => {
    const restore = canvas.getByRole('button', { name: 'Bring my answers back' });
    await expect(restore).toHaveFocus();
    await expect(restore).toHaveAccessibleDescription(
      'Your answers are erased. What you have completed stays completed, and your documents stay.',
    );
    await expect(canvas.queryByRole('button', { name: 'Erase my answers' })).toBeNull();
  },
});

export const Erasing = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('eraseSituation')),
  play: async ({ canvas, userEvent }) => {
    const erase = canvas.getByRole('button', { name: 'Erase my answers' });
    await userEvent.click(erase);
    await expect(erase).toHaveAttribute('aria-busy', 'true');
  },
});

export const EraseFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('eraseSituation', 503, 'The server is busy. Please try again.')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase my answers' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy.');
  },
});

export const EraseOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('eraseSituation')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase my answers' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
  },
});

export const RestoreOffline = meta.story({
  args: Erased.input.args,
  beforeEach: ({ msw }) => msw.use(failNetwork('setSituation')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bring my answers back' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
  },
});
