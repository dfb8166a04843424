import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { Inline, Stack } from '../../content/Stack/Stack.tsx';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Dialog, DialogClose } from './Dialog.tsx';

const form = (
  <form>
    <Stack gap={6}>
      <TextField label="Email" type="email" autoComplete="email" />
      <PasswordField label="Password" autoComplete="current-password" />
      <Button type="submit">Log in</Button>
      <Link href="#forgot">Forgot password?</Link>
    </Stack>
  </form>
);

const meta = preview.meta({
  title: 'Primitives/Overlays/Dialog',
  component: Dialog,
  args: { title: 'Log in', onOpenChange: fn(), children: form },
  parameters: { docs: ownFrame },
});

export const Small = meta.story({
  args: { open: true },
  parameters: {
    modes: {
      longText: {
        args: {
          open: true,
          title: hardTexts.unbroken,
          description: hardTexts.long,
          children: <p>{`${hardTexts.long}. `.repeat(12)}</p>,
          footer: <Button>{hardTexts.long}</Button>,
        },
      },
      rightToLeft: {
        args: {
          open: true,
          title: hardTexts.arabic.action,
          description: hardTexts.arabic.sentence,
          children: <TextField label={hardTexts.arabic.name} />,
          footer: <Button>{hardTexts.arabic.action}</Button>,
        },
      },
    },
  },
});

export const Medium = meta.story({
  args: { open: true, size: 'medium', description: 'Welcome back. Your papers are where you left them.' },
});

export const Large = meta.story({ args: { open: true, size: 'large' } });

/** The first field is focused, the focus stays inside, and returns to the trigger. */
export const FromTrigger = meta.story({
  args: {
    trigger: <Button variant="secondary">Log in</Button>,
    footer: (
      <DialogClose>
        <Button variant="secondary">Not now</Button>
      </DialogClose>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Log in' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Log in' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

/** Opened without a trigger: the focus still returns. */
export const OpenedByTheApp = meta.story({
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const WithFooter = meta.story({
  args: {
    open: true,
    title: 'Before you go',
    children: <p>Offices ask for the original. Take the passport with you, not only the copy.</p>,
    footer: (
      <>
        <Button>I have it</Button>
        <Button variant="secondary">Not yet</Button>
      </>
    ),
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Inline>
      {(['small', 'medium', 'large', 'screen'] as const).map((size) => (
        <Dialog key={size} {...args} size={size} trigger={<Button variant="secondary">{size}</Button>} />
      ))}
      <Dialog
        {...args}
        footer={<Button>Continue</Button>}
        trigger={<Button variant="secondary">footer</Button>}
      />
      <Dialog
        {...args}
        title="The password was changed"
        description="Every other device is logged out."
        trigger={<Button variant="secondary">words alone</Button>}
      >
        {null}
      </Dialog>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const trigger of canvas.getAllByRole('button')) {
      await userEvent.tab();
      await expect(trigger).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
    }
  },
});
