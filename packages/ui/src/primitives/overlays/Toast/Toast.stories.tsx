import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { ugly } from '../../../../test/texts.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { type ToastOptions, ToastProvider, useToast } from './Toast.tsx';

interface DemoProps {
  toasts: ToastOptions[];
}

function ShowButton({ toasts }: DemoProps) {
  const toast = useToast();
  return <Button onClick={() => toasts.forEach(toast)}>Show</Button>;
}

function Demo({ toasts }: DemoProps) {
  return (
    <ToastProvider>
      <ShowButton toasts={toasts} />
    </ToastProvider>
  );
}

async function closeByKeyboard(userEvent: UserEventObject) {
  const close = await waitFor(() => {
    const region = screen.getByRole('region', { name: /Notifications/ });
    return within(region).getByRole('button', { name: 'Close' });
  });
  // Without brackets, the key would have no code, by which Radix knows it.
  await userEvent.keyboard('[F8]');
  await userEvent.tab();
  await userEvent.tab();
  await expect(close).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Password changed successfully')).not.toBeInTheDocument());
}

// Long enough to stay for the picture.
const duration = 60_000;
const changed: ToastOptions = { type: 'success', message: 'Password changed successfully', duration };

const meta = preview.meta({
  title: 'Primitives/Toast',
  component: Demo,
  args: { toasts: [changed] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const last = await screen.findByText(args.toasts.at(-1)?.message ?? '');
    await waitFor(() => expect(last).toBeVisible());
    // The copy for screen readers goes after a second.
    await waitFor(() => expect(screen.queryAllByRole('status')).toHaveLength(0), { timeout: 3000 });
  },
  parameters: { docs: ownFrame },
});

export const Success = meta.story({ parameters: { spec: ['§2 Toasts: success'] } });

export const ErrorToast = meta.story({
  args: { toasts: [{ type: 'error', message: 'Network error while requesting reset', duration }] },
  parameters: { spec: ['§2 Toasts: error'] },
});

export const Warning = meta.story({
  args: {
    toasts: [{ type: 'warning', message: 'Your session has ended. Please log in again.', duration }],
  },
  parameters: { spec: ['§2 Toasts: warning'] },
});

export const Info = meta.story({
  args: {
    toasts: [{ type: 'info', message: 'Password verified — enter a new password below', duration }],
  },
  parameters: { spec: ['§2 Toasts: info'] },
});

/** Errors interrupt, the others wait for a pause. */
export const Spoken = meta.story({
  args: {
    toasts: [
      { type: 'success', message: 'Saved', duration },
      { type: 'error', message: 'Upload failed', duration },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const spoken = await waitFor(() => {
      const found = screen.getAllByRole('status');
      expect(found).toHaveLength(2);
      expect(found[1]).toHaveTextContent('Upload failed');
      return found;
    });
    await expect(spoken[0]).toHaveAttribute('aria-live', 'polite');
    await expect(spoken[1]).toHaveAttribute('aria-live', 'assertive');
    await waitFor(() => expect(screen.queryAllByRole('status')).toHaveLength(0), { timeout: 3000 });
  },
});

/** F8 leads to the toasts from anywhere, Close is the next stop, and closing returns the focus. */
export const ClosedByKeyboard = meta.story({
  parameters: { spec: ['§4 Toasts: disappear on close'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await closeByKeyboard(userEvent);
    await expect(canvas.getByRole('button', { name: 'Show' })).toHaveFocus();
  },
});

export const LeavesByItself = meta.story({
  args: { toasts: [{ type: 'info', message: 'Gone in a moment', duration: 300 }] },
  parameters: {
    spec: [
      '§3 Toast: optional duration',
      '§4 Toasts: disappear automatically',
      '§9 Toast default duration: 5000 ms',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await screen.findByText('Gone in a moment');
    await waitFor(() => expect(screen.queryByText('Gone in a moment')).not.toBeInTheDocument(), {
      timeout: 3000,
    });
  },
});

/** Every type. Three stay at most: the fourth pushes the first one out. */
export const Matrix = meta.story({
  args: {
    toasts: [
      { type: 'info', message: 'First', duration },
      { type: 'success', message: 'Step 2 is unlocked: Find housing', duration },
      { type: 'warning', message: 'You are offline. What you type is kept.', duration },
      { type: 'error', message: 'Failed to upload document. Please try again.', duration },
    ],
  },
});

export const LongText = meta.story({
  args: {
    toasts: [
      { type: 'error', message: ugly.unbroken, duration },
      { type: 'info', message: ugly.long, duration },
    ],
  },
});

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { toasts: [{ type: 'success', message: ugly.arabic.sentence, duration }] },
});

/** A toast that comes over a modal dialog can be heard, seen, reached and closed, and the dialog stays. */
export const OverADialog = meta.story({
  render: ({ toasts }) => (
    <ToastProvider>
      <Dialog open title="Change password">
        <ShowButton toasts={toasts} />
      </Dialog>
    </ToastProvider>
  ),
  parameters: { spec: ['Rulings: a toast can be read and closed while a dialog is open'] },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Change password' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show' }));
    await closeByKeyboard(userEvent);
    await expect(within(dialog).getByRole('button', { name: 'Show' })).toHaveFocus();
  },
});
