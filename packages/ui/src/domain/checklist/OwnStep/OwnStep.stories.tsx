import { applyStepStatus, createClient, type Step } from '@settlement-help/contract';
import { fail, fixtures, neverRespond } from '@settlement-help/contract/testing';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { OwnStep, type OwnStepProps } from './OwnStep.tsx';

const client = createClient();
const [done, , open, locked] = fixtures.steps as [Step, Step, Step, Step];

const due = {
  date: '2026-11-28',
  opens_on: null,
  kind: 'legal',
  law: '§ 17 BMG',
  law_url: 'https://www.gesetze-im-internet.de/bmg/__17.html',
  from: 'moved_in_on',
} as const;

/** Stores the status of the step like the app. */
function Stored(props: OwnStepProps) {
  const [steps, setSteps] = useState(props.steps);
  const step = steps.find(({ id }) => id === props.step.id) ?? props.step;
  return (
    <OwnStep
      {...props}
      steps={steps}
      step={step}
      onStatusChange={async ({ isCompleted: is_completed }) => {
        await client.updateStep({ params: { id: step.id }, body: { is_completed } });
        const completed_at = is_completed ? '2026-11-20T09:00:00.000Z' : null;
        const status = is_completed ? 'done' : 'open';
        setSteps((all) =>
          applyStepStatus(all, { id: step.id, is_completed, status, completed_at }, 'number'),
        );
      }}
      onAdd={async () => {
        await client.updateStep({ params: { id: step.id }, body: { status: 'open' } });
        setSteps((all) => [...all.filter(({ id }) => id !== step.id), { ...step, status: 'open' }]);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Domain/Checklist/OwnStep',
  component: OwnStep,
  args: {
    step: open,
    steps: fixtures.steps,
    today: '2026-11-20',
    onStatusChange: async () => undefined,
    onAdd: async () => undefined,
  } as OwnStepProps,
  render: (args) => <Stored {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'padded' },
});

const withDue = fixtures.steps.map((step) => (step.id === open.id ? { ...step, due } : step));

export const Open = meta.story({
  args: { step: { ...open, due }, steps: withDue },
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your progress' })).toBeVisible();
    await expect(canvas.getByText('Do this by 28 November 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^§ 17 BMG/ })).toBeVisible();
    await expect(canvas.getByRole('group', { name: open.question })).toBeVisible();
  },
});

export const WithAnAppointment = meta.story({
  args: {
    steps: withDue.map((step) => (step.id === open.id ? { ...step, booked_for: '2026-11-24' } : step)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your appointment: 24 November 2026')).toBeVisible();
  },
});

/** The focus stays in the card, whose title says the new state. */
export const Completes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Done' })).toHaveFocus());
    await expect(canvas.getByText('You marked this done on 20 November 2026')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Yes' })).toBeNull();
    await expect(await canvas.findByText(`Now open: ${locked.title}`)).toBeInTheDocument();
  },
});

export const Completed = meta.story({
  args: { step: done },
  parameters: { modes: { rightToLeft: true } },
});

export const Reopens = meta.story({
  tags: ['test-only'],
  args: { step: done },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No, not yet' }));
    await expect(await canvas.findByRole('button', { name: 'Yes' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Your progress' })).toBeVisible();
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('updateStep')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await expect(canvas.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const UpdateFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('updateStep', 500, 'Internal error')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to update step');
    await expect(canvas.getByRole('button', { name: 'Yes' })).toBeVisible();
  },
});

export const Locked = meta.story({
  args: { step: locked },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Complete previous step to unlock')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** In a personal plan, the reason names the steps that it waits for. */
export const LockedInAPlan = meta.story({
  args: { isPlan: true, step: { ...locked, needs: [open.key ?? ''], due } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Opens after: ${open.title}`)).toBeVisible();
  },
});

const leftOut: Step = { ...open, reason: 'No children', reason_code: 'not:children:none' };

export const LeftOut = meta.story({
  args: { isPlan: true, step: leftOut, steps: fixtures.steps.filter(({ id }) => id !== open.id) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Not for you' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Yes' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add to my plan' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add to my plan' })).toHaveFocus();
  },
});

export const Adds = meta.story({
  ...LeftOut.input,
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to my plan' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your progress' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Yes' })).toBeVisible();
  },
});

export const DoesNotApply = meta.story({
  args: {
    steps: fixtures.steps.map((step) =>
      step.id === open.id ? { ...step, status: 'not_applicable' as const } : step,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You said that it does not apply to you.')).toBeVisible();
  },
});

export const AddFailed = meta.story({
  ...LeftOut.input,
  beforeEach: ({ msw }) => msw.use(fail('updateStep', 503, 'The server is busy. Please try again.')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to my plan' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy.');
  },
});

/** A server that sends no question: the contract's English one is translated. */
export const WithoutAQuestion = meta.story({
  tags: ['test-only'],
  globals: { locale: 'ar' },
  args: {
    steps: fixtures.steps.map((step) =>
      step.id === open.id
        ? { ...step, question: 'Have you done this step?', languageProps: { lang: 'en', dir: 'ltr' } }
        : step,
    ),
  },
  play: async ({ canvas }) => {
    const question = await canvas.findByRole('heading', { name: 'هل أنجزتم هذه الخطوة؟' });
    await expect(question).not.toHaveAttribute('lang');
    await expect(canvas.queryByText('Have you done this step?')).toBeNull();
  },
});
