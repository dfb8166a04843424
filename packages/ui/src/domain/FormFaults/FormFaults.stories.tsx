import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { FormFaults } from './FormFaults.tsx';

const meta = preview.meta({
  title: 'Domain/Account/FormFaults',
  component: FormFaults,
  args: { errors: [], failure: null },
  parameters: { layout: 'padded' },
});

/** The form as a whole could not be sent. */
export const Failed = meta.story({
  args: { failure: { attempt: 1, text: 'Login failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Login failed');
  },
});
