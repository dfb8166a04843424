import { unknownSituation } from '@settlement-help/contract';
import { planHandlers } from '@settlement-help/contract/testing';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { visitorPlan } from '#app/features/visitorPlan/visitorPlan.ts';
import { AppAt, asAmira, asVisitor } from '#app/testing/AppAt.tsx';
import { expectNothingSideways, onAPhone } from '#app/testing/longTexts.ts';
import preview from '#storybook/preview';

const meta = preview.meta({
  title: 'Screens/Letters',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/letters/germany/kaution' },
  beforeEach: asAmira,
  parameters: { layout: 'fullscreen' },
});

/** Fields are filled in from the profile. */
export const SignedIn = meta.story({
  tags: ['layout'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Asking for your deposit back' }),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveValue('Amira Haddad');
    await expect(canvas.getByRole('link', { name: 'To your checklist' })).toBeVisible();
  },
});

/** The move-in date comes from the plan and can be changed. */
export const DateOfThePlan = meta.story({
  tags: ['test-only'],
  args: { path: '/letters/germany/wohnungsgeberbestaetigung' },
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation: { moved_in_on: '2026-11-09' } })),
  play: async ({ canvas, userEvent }) => {
    const movedIn = within(await canvas.findByRole('group', { name: 'The day you moved in' }));
    await expect(movedIn.getByRole('textbox', { name: 'Day' })).toHaveValue('9');
    await expect(canvas.getByText(/9\. November 2026/)).toBeVisible();
    await userEvent.clear(movedIn.getByRole('textbox', { name: 'Day' }));
    await userEvent.type(movedIn.getByRole('textbox', { name: 'Day' }), '12');
    await expect(canvas.getByText(/12\. November 2026/)).toBeVisible();
  },
});

/** The end of the visa comes from the visitor's plan, in letters of that country only. */
export const DateOfTheVisitorsPlan = meta.story({
  tags: ['test-only'],
  globals: onAPhone,
  args: { path: '/letters/france/rendez-vous-prefecture' },
  beforeEach: () => {
    visitorPlan.change({
      country: 'France',
      situation: { ...unknownSituation, visa_ends_on: '2026-12-31', moved_in_on: '2026-11-09' },
    });
    const logIn = asVisitor();
    return () => {
      visitorPlan.erase();
      logIn();
    };
  },
  parameters: { looksLike: 'screens-letters--visitor' },
  play: async ({ canvas, userEvent }) => {
    const ends = within(await canvas.findByRole('group', { name: /^The day your visa or permit ends/ }));
    await expect(ends.getByRole('textbox', { name: 'Year' })).toHaveValue('2026');
    await expect(canvas.getByText(/31 décembre 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'All letters' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Letters' })).toBeVisible();
  },
});

export const Visitor = meta.story({
  globals: onAPhone,
  args: { path: '/letters/france' },
  beforeEach: asVisitor,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Letters' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Ending your lease in France' }));
    await expect(await canvas.findByRole('textbox', { name: 'Names of all tenants' })).toHaveValue('');
    await expectNothingSideways();
    await userEvent.click(canvas.getByRole('link', { name: 'All letters' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Letters' })).toBeVisible();
  },
});

interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: UserEventObject;
}

const landlord = 'Hausverwaltung Nord';
const landlordField = { name: 'Name and address of the landlord' };

async function beginLetterAndLogIn({ canvas, userEvent }: Stage) {
  await userEvent.type(await canvas.findByRole('textbox', landlordField), landlord);
  await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
  return screen.findByRole('dialog', { name: 'Log in' });
}

/** After a log-in from a letter, the letter is shown again with the entered text and the profile's data. */
export const VisitorLogsIn = meta.story({
  tags: ['test-only'],
  beforeEach: asVisitor,
  play: async ({ canvas, userEvent }) => {
    const dialog = await beginLetterAndLogIn({ canvas, userEvent });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Email' }), 'amira@example.org');
    await userEvent.type(within(dialog).getByLabelText('Password'), 'a long sentence{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'Your name' })).toHaveValue('Amira Haddad');
    await expect(canvas.getByRole('textbox', landlordField)).toHaveValue(landlord);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** Closing the log-in returns to the letter. */
export const VisitorClosesTheLogIn = meta.story({
  tags: ['test-only'],
  beforeEach: asVisitor,
  play: async ({ canvas, userEvent }) => {
    await beginLetterAndLogIn({ canvas, userEvent });
    await userEvent.keyboard('{Escape}');
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Asking for your deposit back' }),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox', landlordField)).toHaveValue(landlord);
  },
});

export const NoSuchLetter = meta.story({
  tags: ['test-only'],
  args: { path: '/letters/germany/no-such-letter' },
  parameters: { looksLike: 'screens-checklist-step--no-such-step' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To your checklist' })).toBeVisible();
  },
});

export const NoSuchCountry = meta.story({
  tags: ['test-only'],
  beforeEach: asVisitor,
  args: { path: '/letters/atlantis' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the start page' })).toBeVisible();
  },
});
