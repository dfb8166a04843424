import { createClient, type Situation } from '@settlement-help/contract';
import { fail, failNetwork, neverRespond, respondInvalidInput } from '@settlement-help/contract/testing';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { SituationQuestion, type SituationQuestionProps } from './SituationQuestion.tsx';
import type { SituationAnswer } from './useOptions.ts';

const client = createClient();
const onAnswer = fn(async (field: string, answer: SituationAnswer) => {
  const before = await client.getSituation();
  await client.setSituation({ body: { ...before, [field]: answer } as Situation });
});

const meta = preview.meta({
  title: 'Domain/Plan/SituationQuestion',
  component: SituationQuestion,
  args: {
    field: 'purpose' as SituationQuestionProps['field'],
    country: 'Germany' as SituationQuestionProps['country'],
    answer: null,
    position: { number: 2, total: 9 },
    backHref: '#before',
    onAnswer: async () => undefined,
  },
  render: (args) => <SituationQuestion {...args} onAnswer={(answer) => onAnswer(args.field, answer)} />,
  parameters: { layout: 'padded' },
});

async function expectAnswer(field: string, answer: SituationAnswer) {
  await waitFor(() => expect(onAnswer).toHaveBeenLastCalledWith(field, answer));
  await onAnswer.mock.results.at(-1)?.value;
}

export const Purpose = meta.story({
  parameters: { modes: { rightToLeft: { args: { field: 'nationality' } } } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Why do you come to Germany?' }),
    ).toBeVisible();
    await expect(canvas.getByText('Question 2 of 9')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'To study' }));
    await userEvent.keyboard('{Enter}');
    await expectAnswer('purpose', 'study');
  },
});

/** Groups of nationalities are asked for, never the nationality. */
export const CitizenshipInGermany = meta.story({
  args: { field: 'nationality', answer: 'other' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await expect(canvas.getByText(/only if you will not work/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Another country' })).toBeChecked();
  },
});

export const CitizenshipInFrance = meta.story({
  args: { field: 'nationality', country: 'France' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await expect(canvas.getByRole('radio', { name: 'Algeria' })).not.toBeChecked();
  },
});

export const AnsweredForTheOtherCountry = meta.story({
  args: { field: 'nationality', answer: 'algeria' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Algeria' })).toBeChecked();
  },
});

export const Visa = meta.story({ args: { field: 'visa', country: 'France' } });

/** "No" excludes the ages; both ages are one answer. */
export const Children = meta.story({
  args: { field: 'children', country: 'France' },
  play: async ({ canvas, userEvent }) => {
    const none = canvas.getByRole('checkbox', { name: 'No' });
    const younger = canvas.getByRole('checkbox', { name: 'Yes, under school age' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose an answer, or “Not sure”.');
    await userEvent.click(none);
    await userEvent.click(younger);
    await expect(none).not.toBeChecked();
    await userEvent.click(none);
    await expect(younger).not.toBeChecked();
    await userEvent.click(younger);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Yes, of school age' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expectAnswer('children', 'both');
  },
});

export const ChildrenOfBothAges = meta.story({
  args: { field: 'children', answer: 'both' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Yes, of school age' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Yes, under school age' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expectAnswer('children', 'school_age');
  },
});

export const Protection = meta.story({
  args: { field: 'protection' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Temporary protection' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expectAnswer('protection', 'temporary');
  },
});

export const PermitEnds = meta.story({ args: { field: 'permit_ends_on', country: 'France' } });

export const Leaving = meta.story({ args: { field: 'leaves_on' } });

/** A whole date is pasted into the first field or typed there. */
export const WholeDate = meta.story({
  args: { field: 'arrived_on' },
  play: async ({ canvas, userEvent }) => {
    const [day, month, year] = canvas.getAllByRole('textbox');
    await userEvent.click(day as HTMLElement);
    await userEvent.paste('15 novembre 2026');
    await expect(month).toHaveValue('11');
    await expect(year).toHaveValue('2026');
    await userEvent.clear(day as HTMLElement);
    await userEvent.type(day as HTMLElement, '16/Nov/26{Enter}');
    await expectAnswer('arrived_on', '2026-11-16');
  },
});

export const UnclearDate = meta.story({
  args: { field: 'arrived_on' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '03/04/2026{Enter}');
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      /“03\/04\/2026” can be two different days/,
    );
  },
});

/** An unlikely year is asked once again, and then accepted. */
export const UnlikelyYear = meta.story({
  args: { field: 'permit_ends_on', country: 'France' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '15/11/2062{Enter}');
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Is the year 2062 right/);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expectAnswer('permit_ends_on', '2062-11-15');
  },
});

export const Licence = meta.story({ args: { field: 'licence' } });

export const Renting = meta.story({
  args: { field: 'renting', answer: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expectAnswer('renting', true);
  },
});

export const Scholarship = meta.story({ args: { field: 'scholarship', country: 'France' } });

export const Day = meta.story({
  args: { field: 'moved_in_on', answer: '2026-11-05' },
  play: async ({ canvas, userEvent }) => {
    const day = canvas.getByRole('textbox', { name: 'Day' });
    await expect(day).toHaveValue('5');
    await userEvent.clear(day);
    await userEvent.type(day, '6{Enter}');
    await expectAnswer('moved_in_on', '2026-11-06');
  },
});

export const PostalCode = meta.story({
  args: { field: 'postal_code', country: 'France' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'What is your postal code?' }), ' 69001{Enter}');
    await expectAnswer('postal_code', '69001');
  },
});

export const NotSure = meta.story({
  args: { answer: 'work' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not sure' }));
    await expectAnswer('purpose', null);
  },
});

export const NothingChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Choose an answer, or “Not sure”.',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Choose an answer, or “Not sure”.' }));
    await expect(canvas.getByRole('radio', { name: 'To work' })).toHaveFocus();
  },
});

export const NoSuchDay = meta.story({
  args: { field: 'arrived_on', answer: '2026-02-28' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '{Backspace}{Backspace}31{Enter}');
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'There is no such day. Check the day, the month and the year.',
    );
  },
});

export const NoDay = meta.story({
  args: { field: 'works_from' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Enter the day, or choose “Not sure”.',
    );
  },
});

export const NoPostalCode = meta.story({
  args: { field: 'postal_code', country: 'France' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Enter your postal code, or choose “Not sure”.',
    );
  },
});

export const Saving = meta.story({
  args: { answer: 'work' },
  beforeEach: ({ msw }) => msw.use(neverRespond('setSituation')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Not sure' })).not.toHaveAttribute('aria-busy', 'true');
  },
});

export const Refused = meta.story({
  args: { field: 'postal_code', answer: '69001 or nearby' },
  beforeEach: ({ msw }) =>
    msw.use(respondInvalidInput('setSituation', { postal_code: 'Must be at most 12 characters' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Must be at most 12 characters'),
    );
  },
});

export const Failed = meta.story({
  args: { answer: 'work' },
  beforeEach: ({ msw }) => msw.use(fail('setSituation', 503, 'The server is busy. Please try again.')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy.');
    await expect(canvas.getByRole('radio', { name: 'To work' })).toBeChecked();
  },
});

export const Offline = meta.story({
  args: { answer: 'work' },
  beforeEach: ({ msw }) => msw.use(failNetwork('setSituation')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
  },
});
