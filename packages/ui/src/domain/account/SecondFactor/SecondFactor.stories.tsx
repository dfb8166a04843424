import { createClient } from '@settlement-help/contract';
import { fail, failNetwork, fixtures } from '@settlement-help/contract/testing';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import type { Stage } from '../../../../test/forms.ts';
import { VerificationNote } from '../VerificationNote/VerificationNote.tsx';
import { SecondFactor, type SecondFactorProps } from './SecondFactor.tsx';
import { SecondFactorNeeded } from './SecondFactorNeeded.tsx';

const client = createClient();

/** Keeps the state like the app. */
function StatefulSecondFactor({ isOn: first, onConfirm, onTurnOff, ...props }: SecondFactorProps) {
  const [isOn, setIsOn] = useState(first);
  return (
    <SecondFactor
      {...props}
      isOn={isOn}
      onConfirm={async (code) => {
        const codes = await onConfirm(code);
        setIsOn(true);
        return codes;
      }}
      onTurnOff={async (values) => {
        await onTurnOff(values);
        setIsOn(false);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Domain/Account/SecondFactor',
  component: SecondFactor,
  args: {
    isOn: false,
    email: 'amira@example.org',
    disabledReason: undefined as SecondFactorProps['disabledReason'],
    onStart: fn((current_password: string) => client.startSecondFactor({ body: { current_password } })),
    onConfirm: fn(
      async (code: string) => (await client.confirmSecondFactor({ body: { code } })).recovery_codes,
    ),
    onTurnOff: fn(({ currentPassword, code }) =>
      client.removeSecondFactor({ body: { current_password: currentPassword, code } }),
    ),
    onDownload: fn(),
  },
  render: (args) => <StatefulSecondFactor {...args} />,
  parameters: { layout: 'padded' },
});

async function start({ canvas, userEvent }: Stage) {
  await userEvent.clear(canvas.getByLabelText('Current password'));
  await userEvent.type(canvas.getByLabelText('Current password'), 'a long sentence{Enter}');
}

async function confirm({ canvas, userEvent }: Stage) {
  const code = await canvas.findByRole('textbox', { name: 'Code from the app' });
  await userEvent.clear(code);
  await userEvent.type(code, ' 123 456{Enter}');
}

async function turnOff({ canvas, userEvent }: Stage) {
  await userEvent.type(canvas.getByLabelText('Current password'), 'a long sentence');
  await userEvent.type(
    canvas.getByRole('textbox', { name: 'Code from the app, or a recovery code' }),
    '4k7d-2mxq-9hpt-c3r1{Enter}',
  );
}

/** Submits a form and waits for the text of the refusal, which replaces an earlier one. */
const refuses = (send: (stage: Stage) => Promise<void>, text: string) => async (stage: Stage) => {
  await send(stage);
  await waitFor(() => expect(stage.canvas.getByRole('alert')).toHaveTextContent(text));
};

/** Removes the focus, for pictures that are compared with those of an untouched section. */
const blur = () => (document.activeElement as HTMLElement | null)?.blur();

export const Off = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'The second factor is off' })).toBeVisible();
    await expect(canvas.getByLabelText('Current password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
  },
});

export const Connect = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
    await userEvent.keyboard('a long sentence{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Connect your app' })).toHaveFocus());
    await expect(args.onStart).toHaveBeenCalledWith('a long sentence');
    await expect(canvas.getByRole('img', { name: 'QR code' })).toBeVisible();
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open in an app' })).toHaveAttribute(
      'href',
      fixtures.secondFactor.uri,
    );
    const code = canvas.getByRole('textbox', { name: 'Code from the app' });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    blur();
  },
});

export const SaveCodes = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await start({ canvas, userEvent });
    await confirm({ canvas, userEvent });
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Save your recovery codes' })).toHaveFocus(),
    );
    await expect(args.onConfirm).toHaveBeenCalledWith('123456');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledWith(`${fixtures.recoveryCodes.join('\n')}\n`);
    blur();
  },
});

export const On = meta.story({
  args: { isOn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'The second factor is on' })).toBeVisible();
  },
});

export const PasswordRefused = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'domain-account-secondfactor--connect' },
  beforeEach: ({ msw }) =>
    msw.use(fail('startSecondFactor', 400, 'Incorrect password', 'incorrect_password')),
  play: async (stage) => {
    const { canvas, msw, userEvent } = stage;
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription(
      'Enter your current password',
    );
    await refuses(start, 'Incorrect password')(stage);
    msw.use(failNetwork('startSecondFactor'));
    await refuses(start, 'Network error. Please try again.')(stage);
    msw.resetHandlers();
    await start(stage);
    await waitFor(() => expect(canvas.getByRole('img', { name: /^QR code/ })).toBeVisible());
    blur();
  },
});

/** The form keeps the QR code after each refusal. */
export const CodeRefused = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'domain-account-secondfactor--save-codes' },
  beforeEach: ({ msw }) => msw.use(fail('confirmSecondFactor', 400, 'This code is not right')),
  play: async (stage) => {
    const { canvas, msw, userEvent } = stage;
    await start(stage);
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on' }));
    await expect(canvas.getByRole('textbox', { name: 'Code from the app' })).toHaveAccessibleDescription(
      /Enter a code/,
    );
    await refuses(confirm, 'This code is not right')(stage);
    msw.use(fail('confirmSecondFactor', 429, 'Too many failed attempts'));
    await refuses(confirm, 'Too many failed attempts')(stage);
    msw.use(failNetwork('confirmSecondFactor'));
    await refuses(confirm, 'Network error. Please try again.')(stage);
    await expect(canvas.getByRole('img', { name: /^QR code/ })).toBeVisible();
    msw.resetHandlers();
    await confirm(stage);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(10));
    blur();
  },
});

/** The box is required, because the codes are shown once. */
export const Saved = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'domain-account-secondfactor--on' },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await start(stage);
    await confirm(stage);
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    const box = canvas.getByRole('checkbox', { name: 'I have saved the codes' });
    await expect(box).toHaveAccessibleDescription('Save your recovery codes');
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'The second factor is on' })).toHaveFocus(),
    );
    blur();
  },
});

export const Copied = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'domain-account-secondfactor--on' },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const writeText = fn(async (_text: string) => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await start(stage);
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
    await expect(writeText).toHaveBeenCalledWith(fixtures.secondFactor.secret);
    await expect(await canvas.findByText('Copied')).toBeVisible();
    await confirm(stage);
    await canvas.findByRole('button', { name: 'Done' });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(writeText).toHaveBeenLastCalledWith(`${fixtures.recoveryCodes.join('\n')}\n`);
    writeText.mockRejectedValueOnce(new Error('forbidden'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText(/Select the text and copy it/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    blur();
  },
});

export const TurnedOff = meta.story({
  tags: ['test-only'],
  args: { isOn: true },
  parameters: { looksLike: 'domain-account-secondfactor--off' },
  beforeEach: ({ msw }) => msw.use(fail('removeSecondFactor', 400, 'This code is not right')),
  play: async (stage) => {
    const { args, canvas, msw, userEvent } = stage;
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription(
      'Enter your current password',
    );
    await refuses(turnOff, 'This code is not right')(stage);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'The second factor is off' })).toHaveFocus(),
    );
    await expect(args.onTurnOff).toHaveBeenLastCalledWith({
      currentPassword: 'a long sentence',
      code: '4k7d-2mxq-9hpt-c3r1',
    });
    blur();
  },
});

export const NotVerified = meta.story({
  tags: ['test-only'],
  args: {
    disabledReason: (
      <VerificationNote
        email="amira@example.org"
        pendingEmail={null}
        effect="switch"
        onSend={async () => undefined}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your email address is not confirmed yet/)).toBeVisible();
    await expect(canvas.queryByLabelText('Current password')).toBeNull();
  },
});

export const Needed = meta.story({
  render: () => <SecondFactorNeeded href="#second-factor" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Second factor' })).toBeVisible();
  },
});
