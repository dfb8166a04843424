import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { RegistrationClosed, type RegistrationClosedProps } from './RegistrationClosed.tsx';

const meta = preview.meta({
  title: 'Domain/Account/RegistrationClosed',
  component: RegistrationClosed,
  args: { reason: 'closed' as RegistrationClosedProps['reason'], onLogIn: fn(), planHref: '/plan' },
  decorators: [inColumn('27rem')],
  parameters: { layout: 'padded' },
});

export const Closed = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Nobody can create an account here at the moment\./)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log in' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See your plan first' })).toHaveFocus();
  },
});

export const InvitationNeeded = meta.story({
  args: { reason: 'invite', takesFocus: true },
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Log in' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(/^An account needs an invitation\./);
  },
});
