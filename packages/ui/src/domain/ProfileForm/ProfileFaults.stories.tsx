import { createClient, endpoints } from '@settlement-help/contract';
import { broken, fixtures, offline } from '@settlement-help/contract/mock';
import { HttpResponse, http } from 'msw';
import { expect, fn, type UserEventObject, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { ProfileForm } from './ProfileForm.tsx';

const client = createClient();

const full = {
  ...fixtures.user,
  street_address: 'Karl-Marx-Straße 12',
  postal_code: '12043',
  city: 'Berlin',
  phone_number: '+49 30 901820',
};

const save = async (canvas: ReturnType<typeof within>, userEvent: UserEventObject) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));

const meta = preview.meta({
  title: 'Domain/ProfileForm/Faults',
  component: ProfileForm,
  args: {
    user: full,
    onUploadPhoto: async ({ file, ...options }) =>
      (await client.uploadProfilePhoto({ form: { file } }, options)).profile_photo,
    onSave: async (changes) => {
      await client.updateMe({ body: changes });
    },
  },
  parameters: { layout: 'padded' },
});

export const SaveFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(broken('updateMe')),
  parameters: { spec: ['§8 Profile: Failed to update profile. Please try again.'] },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), '-Neukölln');
    await save(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to update profile. Please try again.',
    );
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Berlin-Neukölln');
    msw.resetHandlers();
    await save(canvas, userEvent);
    await expect(await canvas.findByText('Profile updated successfully!')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(offline('updateMe')),
  parameters: { spec: ['§8 Profile: Failed to update profile. Please try again.'] },
  play: async ({ canvas, userEvent }) => {
    await save(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to update profile. Please try again.',
    );
  },
});

const storable = 'Contains characters that cannot be stored';

/** What the server says of a field stands at the field. */
export const FieldErrors = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.patch(`*${endpoints.updateMe.path}`, () =>
        HttpResponse.json(
          { detail: storable, errors: [{ path: 'city', message: storable }] },
          { status: 422 },
        ),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await save(canvas, userEvent);
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
    await save(canvas, userEvent);
    await expect(name).toHaveAccessibleDescription('Full name required');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** Twenty emoji are twenty characters, though forty units of UTF-16; the twenty-first is one too many. */
export const TooLong = meta.story({
  args: { user: { ...full, postal_code: '🗝'.repeat(20), phone_number: '1'.repeat(41) } },
  play: async ({ canvas, userEvent }) => {
    await save(canvas, userEvent);
    const postalCode = canvas.getByRole('textbox', { name: 'Postal code' });
    await expect(postalCode).not.toHaveAttribute('aria-invalid');
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
      'Must be at most 40 characters',
    );
    await userEvent.type(postalCode, '1');
    await save(canvas, userEvent);
    await expect(postalCode).toHaveAccessibleDescription('Must be at most 20 characters');
  },
});
