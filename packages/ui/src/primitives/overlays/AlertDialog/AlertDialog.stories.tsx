import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Inline } from '../../content/Stack/Stack.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const meta = preview.meta({
  title: 'Primitives/Overlays/AlertDialog',
  component: AlertDialog,
  args: {
    title: 'Reset the checklist?',
    description: 'This deletes your progress and the documents attached to steps. It cannot be undone.',
    confirmLabel: 'Reset checklist',
    onConfirm: fn(),
    onOpenChange: fn(),
  },
  parameters: { docs: ownFrame },
});

export const Danger = meta.story({
  args: { open: true },
  parameters: {
    modes: {
      longText: {
        args: {
          open: true,
          title: hardTexts.unbroken,
          description: hardTexts.long,
          confirmLabel: hardTexts.unbroken,
        },
      },
      rightToLeft: {
        args: {
          open: true,
          title: hardTexts.arabic.action,
          description: hardTexts.arabic.sentence,
          confirmLabel: hardTexts.arabic.action,
          cancelLabel: 'إلغاء',
        },
      },
    },
  },
});

export const Neutral = meta.story({
  args: {
    open: true,
    variant: 'primary',
    title: 'Change to France?',
    description: 'Your steps for Germany are kept.',
    confirmLabel: 'Change country',
    cancelLabel: 'Stay with Germany',
  },
});

/** A second way to confirm, which loses more. */
export const TwoWays = meta.story({
  args: {
    open: true,
    variant: 'primary',
    title: 'Delete this document?',
    description: 'In the bin it can be restored for 7 days.',
    confirmLabel: 'Move to bin',
    alternative: { label: 'Delete now', onConfirm: fn(() => Promise.reject(new Error('offline'))) },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete now' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(args.alternative?.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

const trigger = <Button variant="secondary">Reset</Button>;

export const CancelByKeyboard = meta.story({
  tags: ['test-only'],
  args: { trigger },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Reset the checklist?' });
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reset' })).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const ConfirmByKeyboard = meta.story({
  tags: ['test-only'],
  args: { trigger },
  parameters: { looksLike: 'primitives-overlays-alertdialog--cancel-by-keyboard' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

/** While the action runs, the dialog cannot be closed or confirmed again. */
export const Pending = meta.story({
  args: { trigger, onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    const confirm = await screen.findByRole('button', { name: 'Reset checklist' });
    await userEvent.dblClick(confirm);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  args: {
    trigger,
    onConfirm: fn(async () => {
      throw new Error('500');
    }),
    errorText: (error) => `Failed to reset steps: ${(error as Error).message}`,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reset checklist' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to reset steps: 500');
    await expect(screen.getByRole('button', { name: 'Reset checklist' })).toHaveFocus();
  },
});

/** Enter confirms, and the dialog stays open while `onConfirm` returns false. */
export const WithField = meta.story({
  args: {
    trigger,
    children: <TextField label="Type the word reset" />,
    onConfirm: fn(() => false as const),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    const field = await screen.findByRole('textbox', { name: 'Type the word reset' });
    await userEvent.type(field, 'rest{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('rest');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Inline>
      {(['danger', 'primary'] as const).map((variant) => (
        <AlertDialog
          key={variant}
          {...args}
          variant={variant}
          trigger={<Button variant="secondary">{variant}</Button>}
        />
      ))}
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const asks of canvas.getAllByRole('button')) {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('alertdialog', { name: 'Reset the checklist?' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(asks).toHaveFocus());
    }
  },
});
