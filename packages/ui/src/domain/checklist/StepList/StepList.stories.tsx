import { applicableSteps, applyStepStatus, createClient, type Step } from '@settlement-help/contract';
import { fixtures } from '@settlement-help/contract/testing';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { StepList, type StepListProps } from './StepList.tsx';

const client = createClient();

/** Stores the steps like the app. */
function Checklist({ steps: initial, onStatusChange, onUpload, onNotApplicable }: StepListProps) {
  const [steps, setSteps] = useState(initial);
  const change = (changed: Pick<Step, 'id'> & Partial<Step>) =>
    setSteps((all) => applyStepStatus(all, changed));
  return (
    <StepList
      steps={applicableSteps(steps)}
      onStatusChange={async (status) => {
        await onStatusChange(status);
        const { step, isCompleted } = status;
        const completed_at = isCompleted ? '2026-11-20T09:00:00.000Z' : null;
        change({ id: step.id, is_completed: isCompleted, completed_at });
      }}
      onUpload={async (request) => {
        await onUpload(request);
        change(fixtures.withDocument(request.step, request.file.name));
      }}
      onNotApplicable={async (step) => {
        await onNotApplicable(step);
        change({ id: step.id, status: 'not_applicable' });
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Domain/Checklist/StepList',
  component: StepList,
  args: {
    steps: fixtures.steps,
    onStatusChange: async ({ step, isCompleted }) => {
      await client.updateStep({ params: { id: step.id }, body: { is_completed: isCompleted } });
    },
    onNotApplicable: async (step) => {
      await client.updateStep({ params: { id: step.id }, body: { status: 'not_applicable' } });
    },
    onUpload: async ({ file, onProgress, signal, step }) => {
      await client.uploadDocument(
        { query: { settlement_step_id: step.id }, form: { file } },
        { onProgress, signal },
      );
    },
  },
  render: (args) => <Checklist {...args} />,
  parameters: { layout: 'padded' },
});

export const InProgress = meta.story({ parameters: { modes: { rightToLeft: true } } });

export const JustStarted = meta.story({ args: { steps: fixtures.stepsDone(0) } });

export const AllDone = meta.story({ args: { steps: fixtures.stepsDone(10) } });

export const France = meta.story({
  parameters: { spec: ['Rulings: the steps are those of the country'] },
  args: { steps: fixtures.stepsDone(1, 'France') },
});

export const StampsAndUnlocks = meta.story({
  parameters: { spec: ['§4 Checklist step: answering Yes unlocks the next'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByText('You marked this done on 20 November 2026')).toBeVisible();
    const stamped = canvas.getByRole('heading', { name: 'Step 3: Register your address' });
    await waitFor(() => expect(stamped).toHaveFocus());
    await expect(canvas.getByText('Step 4 is unlocked: Receive your tax ID')).toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: 'Have you received your tax ID?' })).toBeVisible();
  },
});

export const AttachesADocument = meta.story({
  parameters: { spec: ['§2 Checklist: a step takes a document'] },
  play: async ({ canvas, userEvent }) => {
    const file = new File(['%PDF-1.7'], 'meldebestaetigung.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText(/^Attach a document/), file);
    await expect(await canvas.findByRole('link', { name: /^meldebestaetigung\.pdf/ })).toBeVisible();
    await expect(canvas.getByLabelText(/^Attach another document/)).toBeInTheDocument();
  },
});

export const KeyboardWalk = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'domain-checklist-steplist--stamps-and-unlocks' },
  play: async ({ canvas, userEvent }) => {
    const yes = canvas.getByRole('button', { name: 'Yes' });
    while (document.activeElement !== yes) {
      await userEvent.tab();
      await expect(document.activeElement?.closest('[inert]')).toBeNull();
      await expect(document.body).not.toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    const stamped = await canvas.findByRole('heading', { name: 'Step 3: Register your address' });
    await waitFor(() => expect(stamped).toHaveFocus());
  },
});

/** Closes a step without a stamp, and unlocks the next one. */
export const DoesNotApply = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'This does not apply to me: Register your address' }),
    );
    await waitFor(() => expect(canvas.queryByRole('heading', { name: /Register your address/ })).toBeNull());
    await expect(
      canvas.getByText(/does not count any more.* Step 4 is unlocked: Receive your tax ID$/),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: 'Have you received your tax ID?' })).toBeVisible();
  },
});
