import {
  applyStepStatus,
  createClient,
  type Situation,
  type Step,
  unknownSituation,
} from '@settlement-help/contract';
import { fail, failNetwork, neverRespond, planHandlers } from '@settlement-help/contract/testing';
import { useEffect, useState } from 'react';
import { expect, type screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { PlanList, type PlanListProps } from './PlanList.tsx';

const client = createClient();

/** Stores the plan like the app. */
function Plan(props: PlanListProps) {
  const [plan, setPlan] = useState<{ steps: Step[]; leftOut: Step[]; situation: Situation }>();
  const load = async () => {
    const [steps, leftOut, situation] = await Promise.all([
      client.listSteps(),
      client.listLeftOutSteps(),
      client.getSituation(),
    ]);
    setPlan({ steps, leftOut, situation });
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

/** The row or card of a step. */
async function findStep(canvas: Pick<typeof screen, 'findByRole'>, title: string) {
  const heading = await canvas.findByRole('heading', { level: 3, name: new RegExp(title) });
  return within(heading.closest('li') as HTMLElement);
}

const titlesOf = (canvas: Pick<typeof screen, 'getAllByRole'>) =>
  canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const meta = preview.meta({
  title: 'Domain/Checklist/PlanList',
  component: PlanList,
  args: {
    steps: [],
    leftOut: [],
    situation: unknownSituation,
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
    await expect(await canvas.findByText('Do this by 28 November 2026')).toBeVisible();
    await expect(titlesOf(canvas)).toEqual([
      'Next',
      'Check whether this concerns you',
      'Later',
      'Not for you · 11',
      'When you leave Germany · 1',
    ]);
    await expect(canvas.queryByText(/^(Step )?\d+(: )?$/)).toBeNull();
    await expect(canvas.queryByText('Complete previous step to unlock')).toBeNull();
  },
});

export const WithinAWeek = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...planHandlers({ situation: { ...student, visa_ends_on: '2026-11-27' } })),
  play: async ({ canvas }) => {
    const thisWeek = await canvas.findByRole('region', { name: 'This week' });
    await expect(within(thisWeek).getByText('Do this by 27 November 2026')).toBeVisible();
    await expect(within(thisWeek).getByText('7 days left')).toBeVisible();
  },
});

/** One date is shown: the one of the step that waits for this one. */
export const NeededByAnotherStep = meta.story({
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation: { ...student, moved_in_on: '2026-11-25' } })),
  play: async ({ canvas }) => {
    const housing = await findStep(canvas, 'Find housing');
    await expect(housing.getByText('Needed by 25 November 2026')).toBeVisible();
    await expect(housing.getByText('Needed for “Register your address”')).toBeVisible();
    await expect(housing.queryByText(/9 December/)).toBeNull();
  },
});

/** The answer "moved in" implies that housing was found; the person confirms it. */
export const ConfirmsAnImpliedStep = meta.story({
  play: async ({ canvas, userEvent }) => {
    const question = await canvas.findByRole('group', {
      name: /^You moved in on 14\sNovember 2026\. Is “Find housing where you can register” done\?$/,
    });
    await expect(await canvas.findByText('Do this by 28 November 2026')).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: /^Yes, stamp it/ }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: /^You moved in/ })).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 3, name: /Find housing/ })).toHaveFocus(),
    );
    await expect(canvas.getByText('You marked this done on 20 November 2026')).toBeInTheDocument();
  },
});

/** The stamp appears where the step was, and later under "Done". */
export const CompletesAndOpens = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'domain-checklist-planlist--after-the-appointment' },
  args: { openStep: 3 },
  play: async ({ canvas, userEvent }) => {
    const step = await findStep(canvas, 'Register your address');
    await userEvent.click(step.getByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 3, name: /Register your address/ })).toHaveFocus(),
    );
    await expect(await canvas.findByText(/^Now open: Receive your tax ID/)).toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: /^Done/ })).toBeNull();
  },
});

export const ReopensADoneStep = meta.story({
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation: student, statuses: { anmeldung: 'done' } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Done · 1'));
    await userEvent.click(canvas.getByRole('button', { name: 'Details: Register your address' }));
    await userEvent.click(canvas.getByRole('button', { name: 'No, not yet' }));
    await waitFor(() => expect(canvas.queryByText('Done · 1')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 3, name: /Register your address/ })).toHaveFocus(),
    );
  },
});

/** A completed step that the answers leave out keeps its stamp and says why it is still there. */
export const CompletedAndNoLongerInThePlan = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...planHandlers({ situation: student, statuses: { 'tax-return': 'done', housing: 'done' } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Done · 2'));
    await expect(canvas.getByText('You completed it. It is no longer part of your plan.')).toBeVisible();
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
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Yes' })).toHaveLength(1);
  },
});

/** A link to a step in a folded group opens the group. */
export const LinkIntoAFoldedGroup = meta.story({
  tags: ['test-only'],
  args: { openStep: 4 },
  parameters: { looksLike: 'domain-checklist-planlist--just-answered' },
  play: async ({ canvas }) => {
    const taxId = await findStep(canvas, 'Receive your tax ID');
    await expect(taxId.getByText('Opens after: Register your address')).toBeVisible();
    await expect(canvas.getByText('3 steps')).toBeVisible();
  },
});

export const LaterWithAMonth = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...planHandlers({
        country: 'France',
        situation: { nationality: 'other', purpose: 'work', permit_ends_on: '2027-07-20' },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByText(/^\d+ steps, the first in March 2027$/);
    await userEvent.click(title);
    const renewal = await findStep(canvas, 'Renew');
    await expect(renewal.getByText(/^Opens on \d+ March 2027$/)).toBeVisible();
    await expect(renewal.getByText(/^last day \d+ May 2027$/)).toBeVisible();
  },
});

/** Leaving is not counted, and has no date until the day is known. */
export const AsksWhenYouLeave = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('When you leave Germany · 1'));
    await userEvent.click(canvas.getByRole('button', { name: /^When do you leave\?/ }));
    await userEvent.keyboard('1{Tab}9{Tab}2027{Enter}');
    await waitFor(() => expect(canvas.queryByText('When you leave Germany · 1')).toBeNull());
    await expect(canvas.getByText('4 steps, the first in August 2027')).toBeVisible();
    await expect(canvas.getByText('Opens on 25 August 2027')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 3, name: /Deregister/ })).toHaveFocus());
  },
});

/** The day that a date counts from is missing, so the step asks for it. */
export const AsksForTheMissingDay = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...planHandlers({ situation: { ...student, moved_in_on: null }, statuses: { housing: 'done' } })),
  parameters: {
    outcome: (page: typeof screen) => page.getByRole('group', { name: 'When did you move in?' }),
  },
  play: async ({ canvas, userEvent }) => {
    const step = await findStep(canvas, 'Register your address');
    await expect(step.getByText('Counts from the day you move in')).toBeVisible();
    await userEvent.click(step.getByRole('button', { name: /^When did you move in\?/ }));
    await expect(step.getByRole('textbox', { name: 'Day' })).toHaveFocus();
  },
});

export const MissingDayGiven = meta.story({
  ...AsksForTheMissingDay.input,
  tags: ['test-only'],
  parameters: {},
  play: async (context) => {
    const { canvas, userEvent } = context;
    await AsksForTheMissingDay.play(context);
    await userEvent.keyboard('14{Tab}11{Tab}2026{Enter}');
    await expect(await canvas.findByText('Do this by 28 November 2026')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^When did you move in/ })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { name: /Register your address/ })).toHaveFocus());
  },
});

/** The step waits for another one, and it is unknown whether it applies. */
export const LockedAndToBeChecked = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...planHandlers({ situation: { purpose: 'other', moved_in_on: '2026-12-20' } })),
  args: { openStep: 10 },
  parameters: {
    outcome: (page: typeof screen) => page.getByRole('heading', { name: /driving licence/ }),
  },
  play: async ({ canvas }) => {
    const step = await findStep(canvas, 'driving licence');
    await expect(step.getByText('Check whether this concerns you')).toBeVisible();
    await expect(step.getByText(/^Opens after: /)).toBeVisible();
  },
});

export const NotesAnAppointment = meta.story({
  args: { openStep: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'I have an appointment: Register your address' }),
    );
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveFocus();
    await userEvent.keyboard('28{Tab}11{Tab}2026{Enter}');
    await expect(await canvas.findByText('Your appointment: 28 November 2026')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Change the appointment/ })).toHaveFocus();
  },
});

/** The step moves to "This week", with the focus. */
export const NotesAnAppointmentThisWeek = meta.story({
  tags: ['test-only'],
  args: { openStep: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'I have an appointment: Register your address' }),
    );
    await userEvent.keyboard('24{Tab}11{Tab}2026{Enter}');
    const thisWeek = await canvas.findByRole('region', { name: 'This week' });
    await expect(within(thisWeek).getByText('Your appointment: 24 November 2026')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 3, name: /Register your address/ })).toHaveFocus(),
    );
  },
});

export const RemovesAnAppointment = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details: Open a bank account' }));
    await userEvent.click(canvas.getByRole('button', { name: 'I have an appointment: Open a bank account' }));
    await userEvent.keyboard('1{Tab}12{Tab}2026{Enter}');
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
    await waitFor(() => expect(canvas.queryByText('Your appointment: 1 December 2026')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: /Open a bank account/ }).closest('li')).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  },
});

const wasBooked = () => planHandlers({ situation: student, bookings: { anmeldung: '2026-11-18' } });

export const AfterTheAppointment = meta.story({
  beforeEach: ({ msw }) => msw.use(...wasBooked()),
  play: async ({ canvas, userEvent }) => {
    const question = await canvas.findByRole('group', {
      name: /^How did it go\? Your appointment was on 18\sNovember 2026\.$/,
    });
    await userEvent.click(
      within(question).getByRole('button', { name: 'It is done: Register your address' }),
    );
    await expect(await canvas.findByText('You marked this done on 20 November 2026')).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 3, name: /Register your address/ })).toHaveFocus(),
    );
  },
});

export const NeedsANewAppointment = meta.story({
  beforeEach: ({ msw }) => msw.use(...wasBooked()),
  play: async ({ canvas, userEvent }) => {
    const step = await findStep(canvas, 'Register your address');
    await userEvent.click(step.getByRole('button', { name: /^I need a new appointment/ }));
    await expect(step.getByText('Where to book')).toBeVisible();
    await expect(step.getAllByRole('link')).not.toHaveLength(0);
    await userEvent.keyboard('27{Tab}11{Tab}2026{Enter}');
    await expect(await canvas.findByText('Your appointment: 27 November 2026')).toBeVisible();
    await expect(canvas.queryByText('How did it go?')).toBeNull();
  },
});

export const DoesNotApply = meta.story({
  args: { openStep: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^This does not apply to me: Register your address/ }),
    );
    const title = await canvas.findByText('Not for you · 12');
    await waitFor(() => expect(title.closest('summary')).toHaveFocus());
    await expect(canvas.getByText(/does not count any more.* Now open: /)).toBeInTheDocument();
    await userEvent.click(title);
    await expect(canvas.getByText('You said that it does not apply to you.')).toBeVisible();
  },
});

export const TakesAStepIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Not for you · 11'));
    await userEvent.click(canvas.getByRole('button', { name: /^Add to my plan: .*tax return/i }));
    await expect(await canvas.findByText('You added it')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Not for you · 10').closest('summary')).toHaveFocus());
  },
});

export const Changing = meta.story({
  args: { openStep: 3 },
  beforeEach: ({ msw }) => msw.use(neverRespond('updateStep')),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^This does not apply to me/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

export const ChangeFailed = meta.story({
  args: { openStep: 3 },
  beforeEach: ({ msw }) => msw.use(fail('updateStep', 503, 'The server is busy. Please try again.')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^This does not apply to me/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy.');
  },
});

export const ConfirmedOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('updateStep')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Yes, stamp it/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
  },
});

export const AddOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('updateStep')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Not for you · 11'));
    await userEvent.click(canvas.getAllByRole('button', { name: /^Add to my plan/ })[0] as HTMLElement);
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
    await expect(canvas.getByText('Before your permit ends')).toBeVisible();
  },
});
