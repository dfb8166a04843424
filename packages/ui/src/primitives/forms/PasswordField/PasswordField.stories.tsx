import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { nativeProps } from '../../../../test/docs/nativeProps.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../../content/Stack/Stack.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  title: 'Primitives/Forms/PasswordField',
  component: PasswordField,
  argTypes: nativeProps('disabled', 'required', 'readOnly'),
  args: { label: 'Password', autoComplete: 'current-password' as const },
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: {
        args: { label: hardTexts.long, hint: hardTexts.unbroken, defaultValue: hardTexts.unbroken },
      },
      rightToLeft: {
        args: { label: 'كلمة المرور', hint: hardTexts.arabic.sentence, defaultValue: 'correct horse' },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    const reveal = canvas.getByRole('button', { name: 'Show password' });
    // The name of the button contains the word, but the label of the field must not find it.
    await expect(canvas.getAllByLabelText(/password/i)).toEqual([field]);
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.paste('a long sentence is best');
    await expect(field).toHaveValue('a long sentence is best');
    await userEvent.tab();
    await expect(reveal).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(reveal).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
  },
});

export const Revealed = meta.story({
  args: { defaultValue: 'a long sentence is best' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('a long sentence is best');
  },
});

export const New = meta.story({
  args: {
    label: 'New password',
    autoComplete: 'new-password',
    hint: 'At least 8 characters. A sentence is easier to remember than a riddle.',
  },
});

export const WithError = meta.story({
  args: { error: 'Password must be at least 8 characters', defaultValue: 'short' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password must be at least 8 characters',
    );
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap={6} style={{ maxInlineSize: '26rem' }}>
      <PasswordField label="Empty" autoComplete="current-password" />
      <PasswordField label="Filled" autoComplete="current-password" defaultValue="correct horse" />
      <PasswordField
        label="Wrong"
        autoComplete="new-password"
        hint="At least 8 characters"
        error="Passwords do not match"
        defaultValue="short"
      />
      <PasswordField label="Disabled" autoComplete="new-password" disabled defaultValue="correct horse" />
    </Stack>
  ),
});
