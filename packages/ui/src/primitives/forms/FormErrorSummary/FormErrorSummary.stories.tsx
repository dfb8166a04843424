import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../content/Stack/Stack.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormErrorSummary } from './FormErrorSummary.tsx';
import { useFormErrors } from './useFormErrors.ts';

const both = [
  { fieldId: 'email', message: 'Email required' },
  { fieldId: 'password', message: 'Password must be at least 8 characters' },
];

const meta = preview.meta({
  title: 'Primitives/Forms/FormErrorSummary',
  component: FormErrorSummary,
  args: { errors: both },
});

export const Two = meta.story({
  parameters: {
    modes: {
      longText: {
        args: {
          errors: [
            { fieldId: 'a', message: hardTexts.long },
            { fieldId: 'b', message: hardTexts.unbroken },
          ],
        },
      },
      rightToLeft: {
        args: {
          title: hardTexts.arabic.action,
          errors: [{ fieldId: 'a', message: hardTexts.arabic.sentence }],
        },
      },
    },
  },
});

export const One = meta.story({ args: { errors: both.slice(0, 1) } });

function SignUp() {
  const { summary, errorOf, show } = useFormErrors();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        show(both.filter(({ fieldId }) => !data.get(fieldId)));
      }}
    >
      <Stack gap={6} style={{ maxInlineSize: '26rem', alignItems: 'stretch' }}>
        <FormErrorSummary {...summary} />
        <TextField id="email" name="email" label="Email" type="email" error={errorOf('email')} />
        <PasswordField
          id="password"
          name="password"
          label="Password"
          autoComplete="new-password"
          error={errorOf('password')}
        />
        <Button type="submit">Create Account</Button>
      </Stack>
    </form>
  );
}

/** Submitting focuses the summary; its links focus the fields. */
export const InForm = meta.story({
  render: () => <SignUp />,
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.click(email);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await expect(email).toHaveAccessibleDescription('Email required');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(email).toHaveFocus();
    await userEvent.keyboard('amira@example.org{Enter}');
    await expect(canvas.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Email required' })).not.toBeInTheDocument();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap={6} style={{ maxInlineSize: '34rem' }}>
      <FormErrorSummary errors={both.slice(0, 1)} />
      <FormErrorSummary errors={both} />
      <FormErrorSummary errors={both} title="Your question was not sent" headingLevel={3} />
    </Stack>
  ),
});
