import { useEffect } from 'react';
import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { documentedAs } from '../../../../test/docs/documentedAs.ts';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { hardTexts } from '../../../../test/texts.ts';
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

/** Shows its toasts at once, because a play does not run again in another mode. */
function Shown({ toasts }: DemoProps) {
  const toast = useToast();
  useEffect(() => toasts.forEach(toast), [toast, toasts]);
  return null;
}

const renderShown = (args: DemoProps) => (
  <ToastProvider>
    <Shown {...args} />
  </ToastProvider>
);

async function closeByKeyboard(userEvent: UserEventObject) {
  const close = await waitFor(() => {
    const region = screen.getByRole('region', { name: /Notifications/ });
    return within(region).getByRole('button', { name: 'Close' });
  });
  const origin = document.activeElement;
  await userEvent.tab();
  await expect(close).toHaveFocus();
  // Shift+Tab returns to the previously focused element.
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await expect(origin).toHaveFocus();
  // Only a key in brackets has the code that Radix checks.
  await userEvent.keyboard('[F8]');
  await userEvent.tab();
  await userEvent.tab();
  await expect(close).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Password changed successfully')).not.toBeInTheDocument());
}

// Long enough for the picture.
const duration = 60_000;
const changed: ToastOptions = { tone: 'success', message: 'Password changed successfully', duration };

const meta = preview.meta({
  title: 'Primitives/Overlays/Toast',
  component: documentedAs(ToastProvider, Demo),
  render: (args) => <Demo {...args} />,
  args: { toasts: [changed] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const last = await screen.findByText(String(args.toasts.at(-1)?.message));
    await waitFor(() => expect(last).toBeVisible());
    await expect(last.closest('[data-part="toast"]')).not.toBeNull();
    await waitFor(() => expect(screen.queryAllByRole('status')).toHaveLength(0), { timeout: 3000 });
  },
  parameters: { docs: ownFrame },
});

const code = `const toast = useToast();

toast({ tone: 'success', message: 'Password changed successfully' });`;

export const Success = meta.story({
  parameters: {
    docs: { source: { code } },
    spec: ['§2 Toasts: success'],
    modes: {
      longText: {
        render: renderShown,
        args: {
          toasts: [
            { tone: 'error', message: hardTexts.unbroken, duration },
            { tone: 'info', message: hardTexts.long, duration },
          ],
        },
      },
      rightToLeft: {
        render: renderShown,
        args: { toasts: [{ tone: 'success', message: hardTexts.arabic.sentence, duration }] },
      },
    },
  },
});

export const ErrorToast = meta.story({
  args: { toasts: [{ tone: 'error', message: 'Network error while requesting reset', duration }] },
  parameters: { spec: ['§2 Toasts: error'] },
});

export const Warning = meta.story({
  args: {
    toasts: [{ tone: 'warning', message: 'Your session has ended. Please log in again.', duration }],
  },
  parameters: { spec: ['§2 Toasts: warning'] },
});

export const Info = meta.story({
  args: {
    toasts: [{ tone: 'info', message: 'Password verified — enter a new password below', duration }],
  },
  parameters: { spec: ['§2 Toasts: info'] },
});

export const Spoken = meta.story({
  args: {
    toasts: [
      { tone: 'success', message: 'Saved', duration },
      { tone: 'error', message: 'Upload failed', duration },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const spoken = await waitFor(() => {
      const found = screen.getAllByRole('status');
      expect(found).toHaveLength(2);
      expect(found[1]).toHaveTextContent('Upload failed Close (F8)');
      return found;
    });
    await expect(spoken[0]).toHaveAttribute('aria-live', 'polite');
    await expect(spoken[1]).toHaveAttribute('aria-live', 'assertive');
    await waitFor(() => expect(screen.queryAllByRole('status')).toHaveLength(0), { timeout: 3000 });
  },
});

/** Tab focuses Close, F8 focuses the toasts from anywhere, and closing returns the focus. */
export const ClosedByKeyboard = meta.story({
  tags: ['test-only'],
  parameters: {
    looksLike: 'primitives-overlays-toast--leaves-by-itself',
    spec: ['§4 Toasts: disappear on close'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await closeByKeyboard(userEvent);
    await expect(canvas.getByRole('button', { name: 'Show' })).toHaveFocus();
  },
});

/** The action comes before Close, is announced with its key, and closes the toast. */
export const WithAction = meta.story({
  args: {
    toasts: [
      {
        tone: 'success',
        message: 'passport.pdf was deleted',
        duration,
        action: { label: 'Undo', onClick: fn() },
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(screen.getByText(/Undo \(F8\)/)).toHaveAttribute('role', 'status'));
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  },
});

export const WithActionOnAPhone = meta.story({
  args: {
    toasts: [
      {
        tone: 'info',
        message: 'A new version is ready. What you typed is kept.',
        duration,
        action: { label: 'Reload page', onClick: fn() },
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const text = (await screen.findByText(/A new version/)).getBoundingClientRect();
    const action = screen.getByRole('button', { name: 'Reload page' }).getBoundingClientRect();
    const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(action.top).toBeGreaterThanOrEqual(text.bottom);
    await expect(close.top).toBeLessThan(text.bottom);
    await expect(text.width).toBeGreaterThan(innerWidth / 2);
  },
});

export const ActionByKeyboard = meta.story({
  ...WithAction.input,
  tags: ['test-only'],
  parameters: { looksLike: 'primitives-overlays-toast--leaves-by-itself' },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await WithAction.play(context);
    await userEvent.keyboard('{Enter}');
    await expect(args.toasts[0]?.action?.onClick).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('passport.pdf was deleted')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Show' })).toHaveFocus();
  },
});

export const LeavesByItself = meta.story({
  args: { toasts: [{ tone: 'info', message: 'Gone in a moment', duration: 300 }] },
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

export const Matrix = meta.story({
  args: {
    toasts: [
      { tone: 'info', message: 'First', duration },
      { tone: 'success', message: 'Step 2 is unlocked: Find housing', duration },
      {
        tone: 'warning',
        message: 'You are offline. What you type is kept.',
        duration,
        action: { label: 'Try Again', onClick: fn() },
      },
      { tone: 'error', message: 'Failed to upload document. Please try again.', duration },
    ],
  },
});

/** A toast above a modal dialog is announced, visible, focusable and closable; the dialog stays open. */
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
