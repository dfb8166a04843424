import { applyStepStatus, createClient, type Situation, type Step } from '@settlement-help/contract';
import { fail, offline, planHandlers, slow } from '@settlement-help/contract/testing';
import { useEffect, useState } from 'react';
import { expect, type screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { PlanList, type PlanListProps } from './PlanList.tsx';

const client = createClient();

/** Stores the plan like the app. */
function Plan(props: PlanListProps) {
  const [plan, setPlan] = useState<{ steps: Step[]; leftOut: Step[] }>();
  const load = async () => {
    const [steps, leftOut] = await Promise.all([client.listSteps(), client.listLeftOutSteps()]);
    setPlan({ steps, leftOut });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it loads once
  useEffect(() => {
    load();
  }, []);
  if (!plan) return null;
  return (
    <PlanList
      {...props}
      {...plan}
      onStatusChange={async ({ step, isCompleted }) => {
        const changed = await client.updateStep({
          params: { id: step.id },
          body: { is_completed: isCompleted },
        });
        setPlan((all) => all && { ...all, steps: applyStepStatus(all.steps, changed, 'needs') });
      }}
      onApplies={async ({ step, applies }) => {
        await client.updateStep({
          params: { id: step.id },
          body: { status: applies ? 'open' : 'not_applicable' },
        });
        await load();
      }}
      onBook={async ({ step, day }) => {
        await client.updateStep({ params: { id: step.id }, body: { booked_for: day } });
        await load();
      }}
      onDay={async (field, day) => {
        const situation = await client.getSituation();
        await client.setSituation({ body: { ...situation, [field]: day } as Situation });
        await load();
      }}
    />
  );
}

const student: Partial<Situation> = {
  nationality: 'other',
  purpose: 'study',
  children: 'none',
  renting: true,
  scholarship: false,
  moved_in_on: '2026-11-14',
  visa_ends_on: '2027-01-31',
};

const meta = preview.meta({
  title: 'Domain/Checklist/PlanList',
  component: PlanList,
  args: {
    steps: [],
    leftOut: [],
    today: '2026-11-20',
    questionHref: () => undefined,
    onStatusChange: async () => undefined,
    onUpload: async () => undefined,
    onApplies: async () => undefined,
    onBook: async () => undefined,
    onDay: async () => undefined,
  } satisfies PlanListProps as PlanListProps,
  render: (args) => <Plan {...args} />,
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation: student })),
  parameters: { layout: 'padded' },
});

export const JustAnswered = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas }) => {
    const groups = await canvas.findAllByRole('heading', { level: 2 });
    await expect(groups.map(({ textContent }) => textContent)).toEqual([
      'Do this next',
      'Also open, in any order',
      'Check whether this concerns you',
      'Later',
      'Not for you',
    ]);
    await expect(canvas.getAllByText('Opens after: Find housing where you can register')[0]).toBeVisible();
    await expect(canvas.queryByText('Complete previous step to unlock')).toBeNull();
    await expect(canvas.getByText('Needed by 28 November 2026')).toBeVisible();
    await expect(canvas.getByText('Needed for “Register your address”')).toBeVisible();
  },
});

export const WithADate = meta.story({
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation: student, statuses: { housing: 'done' } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Do this by 28 November 2026')).toBeVisible();
    await expect(canvas.getByText('8 days left')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Have you registered your address?' })).toBeVisible();
  },
});

export const CompletesAndOpens = meta.story({
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation: student, statuses: { housing: 'done' } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes' }));
    const stamped = await canvas.findByRole('heading', { name: /: Register your address$/ });
    await waitFor(() => expect(stamped).toHaveFocus());
    await expect(await canvas.findByText(/^Now open: Receive your tax ID/)).toBeInTheDocument();
  },
});

export const UnfoldsByKeyboard = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    const [details] = await canvas.findAllByRole('button', { name: /^Details/, expanded: false });
    if (!details) throw new Error('No step is folded.');
    const title = details.getAttribute('aria-label')?.replace('Details: ', '') ?? '';
    details.focus();
    await userEvent.keyboard('{Enter}');
    const heading = canvas.getByRole('heading', { level: 3, name: new RegExp(title) });
    await expect(heading).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: `Close details: ${title}` }));
    await expect(canvas.getByRole('button', { name: `Details: ${title}` })).toBeVisible();
  },
});

export const UnfoldedByALink = meta.story({
  args: { openStep: 5 },
  parameters: { looksLike: 'domain-checklist-planlist--just-answered' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Yes' })).toHaveLength(2);
  },
});

/** The day that a date counts from is missing, so the step asks for it. */
export const AsksForTheMissingDay = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...planHandlers({ situation: { ...student, moved_in_on: null }, statuses: { housing: 'done' } })),
  args: { openStep: 3 },
  parameters: {
    outcome: (page: typeof screen) => page.getByRole('group', { name: 'When did you move in?' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'When did you move in?' })).toBeVisible();
    await expect(canvas.getAllByText('Counts from the day you move in')[0]).toBeVisible();
  },
});

export const MissingDayGiven = meta.story({
  ...AsksForTheMissingDay.input,
  tags: ['test-only'],
  parameters: {},
  play: async (context) => {
    const { canvas, userEvent } = context;
    await AsksForTheMissingDay.play(context);
    const asked = canvas.getByRole('group', { name: 'When did you move in?' });
    const [day] = asked.querySelectorAll('input');
    day?.focus();
    await userEvent.keyboard('14{Tab}11{Tab}2026{Enter}');
    await expect(await canvas.findByText('Do this by 28 November 2026')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'When did you move in?' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: /Register your address/ })).toHaveFocus();
  },
});

/** The question is behind a button, because several steps may ask. */
export const AsksAtALockedStep = meta.story({
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation: { ...student, moved_in_on: null } })),
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { level: 3, name: /Register your address/ });
    const step = within(heading.closest('li') as HTMLElement);
    await userEvent.click(step.getByRole('button', { name: 'When did you move in?' }));
    await expect(step.getByRole('textbox', { name: 'Day' })).toHaveFocus();
    await expect(step.queryByRole('button', { name: 'Yes' })).toBeNull();
  },
});

export const MissingDayOfALockedStepGiven = meta.story({
  ...AsksAtALockedStep.input,
  tags: ['test-only'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await AsksAtALockedStep.play(context);
    await userEvent.keyboard('14{Tab}11{Tab}2026{Enter}');
    await expect(await canvas.findByText('Do this by 28 November 2026')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'When did you move in?' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { name: /Register your address/ })).toHaveFocus());
  },
});

export const NotesAnAppointmentOfALockedStep = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'I have an appointment: Register your address' }),
    );
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveFocus();
    await userEvent.keyboard('24{Tab}11{Tab}2026{Enter}');
    await expect(await canvas.findByText('Your appointment: 24 November 2026')).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: 'Change the appointment: Register your address' }),
    ).toHaveFocus();
  },
});

/** The step waits for another one, and it is unknown whether it applies. */
export const LockedAndToBeChecked = meta.story({
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation: { purpose: 'study' } })),
  parameters: {
    outcome: (page: typeof screen) => page.getByRole('heading', { name: /Apply for your residence permit/ }),
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 3, name: /Apply for your residence permit/ });
    const step = within(heading.closest('li') as HTMLElement);
    await expect(step.getByText('Check whether this concerns you')).toBeVisible();
    await expect(step.getByText(/^Opens after: /)).toBeVisible();
  },
});

export const NotesAnAppointment = meta.story({
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation: student, statuses: { housing: 'done' } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'I have an appointment: Register your address' }),
    );
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveFocus();
    await userEvent.keyboard('24{Tab}11{Tab}2026{Enter}');
    await expect(await canvas.findByText('Your appointment: 24 November 2026')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Change the appointment/ })).toHaveFocus();
  },
});

export const RemovesAnAppointment = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation: student })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details: Open a bank account' }));
    await userEvent.click(canvas.getByRole('button', { name: 'I have an appointment: Open a bank account' }));
    await userEvent.keyboard('24{Tab}11{Tab}2026{Enter}');
    const change = await canvas.findByRole('button', { name: /^Change the appointment/ });
    await expect(change).toHaveFocus();
    await userEvent.click(change);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: /^Change the appointment/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    for (const name of ['Day', 'Month', 'Year']) {
      await userEvent.clear(canvas.getByRole('textbox', { name }));
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('Your appointment: 24 November 2026')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: /Open a bank account/ }).closest('li')).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  },
});

export const DoesNotApply = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: /^This does not apply to me/ }))[0] as HTMLElement,
    );
    await expect(await canvas.findByText('You said that it does not apply to you.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Not for you' })).toHaveFocus());
    await expect(canvas.getByText(/does not count any more.* Now open: /)).toBeInTheDocument();
  },
});

export const TakesAStepIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    const last = (await canvas.findAllByRole('button', { name: /^Add to my plan/ })).at(-1);
    if (!last) throw new Error('No step is left out.');
    await userEvent.click(last);
    await expect(await canvas.findByText('You added it')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Not for you' })).toHaveFocus());
  },
});

export const Changing = meta.story({
  beforeEach: ({ msw }) => msw.use(slow('updateStep')),
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^This does not apply to me/ });
    if (!button) throw new Error('No step is open.');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

export const ChangeFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('updateStep', 503, 'The server is busy. Please try again.')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: /^This does not apply to me/ }))[0] as HTMLElement,
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy.');
  },
});

export const AddOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(offline('updateStep')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: /^Add to my plan/ }))[0] as HTMLElement,
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
  },
});

export const France = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...planHandlers({
        country: 'France',
        situation: { nationality: 'other', purpose: 'study', visa: 'vls_ts', arrived_on: '2026-09-01' },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Do this by 1 December 2026')).toBeVisible();
  },
});
