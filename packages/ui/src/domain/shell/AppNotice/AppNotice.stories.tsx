import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { vars } from '../../../theme/vars.css.ts';
import { AppNotice } from './AppNotice.tsx';

const meta = preview.meta({
  title: 'Domain/Shell/AppNotice',
  component: AppNotice,
  args: { isOffline: true, savedAt: Date.parse('2026-11-14T09:05:00Z'), onReload: fn() },
  // The line takes the place of the space above a screen.
  decorators: [
    (Story) => (
      <div style={{ padding: vars.space[6] }}>
        <Story />
      </div>
    ),
  ],
  parameters: { docs: ownFrame, layout: 'fullscreen' },
});

export const Offline = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /You are offline\. Saved on 14 Nov, \d\d:05\.$/,
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const NothingSaved = meta.story({
  args: { savedAt: null },
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/You are offline\.$/);
  },
});

/** Steps that were completed offline. */
export const ChangesWait = meta.story({
  args: { unsent: 2 },
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 changes wait for the network.');
  },
});

/** The browser is online, but the server does not answer. */
export const ChangesWaitOnline = meta.story({
  args: { isOffline: false, unsent: 1 },
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 change waits for the network\.$/);
  },
});

export const NewVersion = meta.story({
  args: { isOffline: false },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A new version is here.');
    await expect(args.onReload).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});
