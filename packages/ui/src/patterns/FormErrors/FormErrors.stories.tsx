import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { TextField } from '../../primitives/forms/TextField/TextField.tsx';
import { FormErrors } from './FormErrors.tsx';

const meta = preview.meta({
  title: 'Patterns/FormErrors',
  component: FormErrors,
  args: { errors: [], failure: null },
  parameters: { layout: 'padded' },
});

export const Failed = meta.story({
  args: { failure: { attempt: 1, text: 'Login failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Login failed');
  },
});

export const Fields = meta.story({
  args: { errors: [{ fieldId: 'email', message: 'Email required' }] },
  render: (args) => (
    <>
      <FormErrors {...args} />
      <TextField id="email" label="Email" error="Email required" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
});
