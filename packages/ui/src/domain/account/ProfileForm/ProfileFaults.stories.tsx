import { neverRespond, respondInvalidInput, respondWithHtmlError } from '@settlement-help/contract/testing';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { fullProfile, profileCalls, saveProfile } from '../../../../test/profile.ts';
import { ProfileForm } from './ProfileForm.tsx';

const meta = preview.meta({
  title: 'Domain/Account/ProfileForm/Faults',
  component: ProfileForm,
  args: profileCalls,
  parameters: { layout: 'padded' },
});

const storable = 'Contains characters that cannot be stored';

export const SaveFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(respondWithHtmlError('updateMe')),
  parameters: { spec: ['§8 Profile: Failed to update profile. Please try again.'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), '-Neukölln');
    await saveProfile({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to update profile. Please try again.',
    );
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Berlin-Neukölln');
  },
});

export const SavedAtLast = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(respondWithHtmlError('updateMe')),
  parameters: { looksLike: 'domain-account-profileform-photo--photo-saved' },
  play: async ({ canvas, msw, userEvent }) => {
    await saveProfile({ canvas, userEvent });
    await canvas.findByRole('alert');
    msw.resetHandlers();
    await saveProfile({ canvas, userEvent });
    await expect(await canvas.findByText('Profile updated successfully!')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const SavingAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(respondInvalidInput('updateMe', { city: storable })),
  parameters: { looksLike: 'domain-account-profileform-faults--field-errors' },
  play: async ({ canvas, msw, userEvent }) => {
    await saveProfile({ canvas, userEvent });
    const message = await canvas.findByText('Failed to update profile. Please try again.');
    const save = canvas.getByRole('button', { name: 'Save changes' });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
    msw.use(neverRespond('updateMe'));
    await userEvent.dblClick(save);
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await expect(message).toBeVisible();
    await expect(canvas.getByRole('link', { name: storable })).toBeVisible();
  },
});

export const FieldErrors = meta.story({
  beforeEach: ({ msw }) => msw.use(respondInvalidInput('updateMe', { city: storable })),
  parameters: { spec: ['Rulings: what the server says of a field stands at the field'] },
  play: async ({ canvas, userEvent }) => {
    await saveProfile({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('link', { name: storable }));
    const city = canvas.getByRole('textbox', { name: 'City' });
    await expect(city).toHaveFocus();
    await expect(city).toHaveAccessibleDescription(storable);
    await expect(canvas.getByText('Failed to update profile. Please try again.')).toBeVisible();
  },
});

export const NameRequired = meta.story({
  args: { onSave: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.clear(name);
    await saveProfile({ canvas, userEvent });
    await expect(name).toHaveAccessibleDescription('Full name required');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** Twenty emoji are twenty characters, but forty UTF-16 units. */
export const TooLong = meta.story({
  args: { user: { ...fullProfile, postal_code: '🗝'.repeat(20), phone_number: '1'.repeat(41) } },
  play: async ({ canvas, userEvent }) => {
    await saveProfile({ canvas, userEvent });
    const postalCode = canvas.getByRole('textbox', { name: 'Postal code' });
    await expect(postalCode).not.toHaveAttribute('aria-invalid');
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
      'Must be at most 40 characters',
    );
    await userEvent.type(postalCode, '1');
    await saveProfile({ canvas, userEvent });
    await expect(postalCode).toHaveAccessibleDescription('Must be at most 20 characters');
  },
});
