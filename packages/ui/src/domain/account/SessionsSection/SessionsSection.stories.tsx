import { ApiError, createClient, type LiveSession } from '@settlement-help/contract';
import { fail, failNetwork, fixtures, neverRespond } from '@settlement-help/contract/testing';
import { expect, fn, waitFor, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { StatefulSessions } from '../../../../test/wrappers/StatefulSessions.tsx';
import { SessionsSection } from './SessionsSection.tsx';

const client = createClient();
const [here, phone, unknown] = fixtures.sessions as [LiveSession, LiveSession, LiveSession];

const endPhone = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('button', { name: /^Log out: Chrome on Android/ });
const endOthers = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('button', { name: 'Log out everywhere else' });

const meta = preview.meta({
  title: 'Domain/Account/SessionsSection',
  component: SessionsSection,
  args: {
    sessions: fixtures.sessions,
    error: null,
    onRetry: fn<() => Promise<unknown>>(async () => undefined),
    onEnd: fn(async ({ id }: LiveSession) => {
      await client.endSession({ params: { id } });
    }),
    onEndOthers: fn(async () => {
      await client.logoutElsewhere();
    }),
  },
  render: (args) => <StatefulSessions {...args} />,
  parameters: { layout: 'padded' },
});

export const Several = meta.story({
  parameters: {
    modes: {
      longText: {
        args: {
          sessions: [here, { ...phone, browser: hardTexts.long }, { ...unknown, system: hardTexts.unbroken }],
        },
      },
      rightToLeft: true,
    },
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent(/Firefox on Windows.*This device/);
    await expect(rows[2]).toHaveTextContent('Unknown device');
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
});

export const OnlyThisOne = meta.story({
  args: { sessions: [here] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This device')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Loading = meta.story({
  args: { sessions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

export const LoadFailed = meta.story({
  args: {
    sessions: undefined,
    error: new ApiError({ kind: 'http', status: 503, detail: 'The server is busy. Please try again.' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server is busy. Please try again.');
  },
});

export const TriedAgain = meta.story({
  tags: ['test-only'],
  args: LoadFailed.input.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The row disappears, this is announced, and the focus moves to the list. */
export const EndsByKeyboard = meta.story({
  tags: ['test-only'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(endPhone(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(args.onEnd).toHaveBeenCalledWith(phone);
    await expect(canvas.getByRole('status')).toHaveTextContent('Chrome on Android is logged out');
    await expect(canvas.getByRole('list')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Log out: Unknown device/ })).toHaveFocus();
  },
});

export const EndsAllOthers = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(endOthers(canvas));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByRole('status')).toHaveTextContent('You are logged out everywhere else');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('list')).toHaveFocus();
  },
});

export const Ending = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('endSession')),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(endPhone(canvas));
    await expect(endPhone(canvas)).toHaveAttribute('aria-busy', 'true');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
});

export const EndingAllOthers = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('logoutElsewhere')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(endOthers(canvas));
    await expect(endOthers(canvas)).toHaveAttribute('aria-busy', 'true');
  },
});

/** The error is shown in the row, and the session can still be ended. */
export const EndFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('endSession', 503, 'The server is busy. Please try again.')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(endPhone(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy.');
    await expect(canvas.getAllByRole('listitem')[1]).toContainElement(canvas.getByRole('alert'));
  },
});

export const EndedAtLast = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('endSession', 503, 'The server is busy. Please try again.')),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(endPhone(canvas));
    await canvas.findByRole('alert');
    msw.resetHandlers();
    await userEvent.click(endPhone(canvas));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const EndOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('logoutElsewhere')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(endOthers(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});
