import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { passwordCalls } from '../../../../test/passwords.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

const meta = preview.meta({
  title: 'Domain/Account/PasswordDialog/Modes',
  component: PasswordDialog,
  args: { open: true, onClose: fn() },
  parameters: { docs: ownFrame },
});

export const Change = meta.story({
  args: { mode: 'change', ...passwordCalls.change },
  parameters: { looksLike: 'domain-account-passworddialog-signed-in-verify--verify' },
});

export const Forgot = meta.story({
  args: { mode: 'forgot', ...passwordCalls.forgot },
  parameters: { looksLike: 'domain-account-passworddialog-signed-out-request--request' },
});

export const Reset = meta.story({
  args: { mode: 'reset', ...passwordCalls.reset },
  parameters: { looksLike: 'domain-account-passworddialog-reset-with-a-token--empty' },
});

const openers = { change: 'Change password', forgot: 'Forgot password?', reset: 'Reset password' } as const;

export const Matrix = meta.story({
  render: function Openers() {
    const [mode, setMode] = useState<keyof typeof openers>();
    const onClose = () => setMode(undefined);
    return (
      <Inline>
        {(Object.keys(openers) as (keyof typeof openers)[]).map((name) => (
          <Button key={name} variant="secondary" onClick={() => setMode(name)}>
            {openers[name]}
          </Button>
        ))}
        <PasswordDialog mode="change" open={mode === 'change'} onClose={onClose} {...passwordCalls.change} />
        <PasswordDialog mode="forgot" open={mode === 'forgot'} onClose={onClose} {...passwordCalls.forgot} />
        <PasswordDialog mode="reset" open={mode === 'reset'} onClose={onClose} {...passwordCalls.reset} />
      </Inline>
    );
  },
  play: async ({ canvas, userEvent }) => {
    for (const opener of canvas.getAllByRole('button')) {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
});
