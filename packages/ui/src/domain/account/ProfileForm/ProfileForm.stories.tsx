import type { User } from '@settlement-help/contract';
import { fixtures, neverRespond, respond } from '@settlement-help/contract/testing';
import { useEffect, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import type { Stage } from '../../../../test/forms.ts';
import { drawing } from '../../../../test/photos.ts';
import { fullProfile, profileCalls, saveProfile } from '../../../../test/profile.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

const meta = preview.meta({
  title: 'Domain/Account/ProfileForm',
  component: ProfileForm,
  args: {
    ...profileCalls,
    draft: undefined as ProfileFormProps['draft'],
    onDraftChange: fn(),
  },
  parameters: { layout: 'padded' },
});

export const Filled = meta.story({
  parameters: {
    spec: [
      '§3 User: name, e-mail, address, phone and country of origin',
      '§2 Profile: editable fields and a photo picker',
      'Rulings: the e-mail is shown, not edited',
    ],
    modes: {
      longText: {
        args: {
          user: {
            ...fullProfile,
            full_name: hardTexts.unbroken,
            email: `${hardTexts.unbroken.toLowerCase()}@example.org`,
            country: hardTexts.unbroken,
          },
        },
      },
      rightToLeft: {
        args: { user: { ...fullProfile, full_name: hardTexts.arabic.name, profile_photo: drawing } },
      },
    },
  },
  play: async ({ canvas }) => {
    const expected = {
      'Full name': ['name', 'Amira Haddad'],
      'Street address': ['address-line1', 'Karl-Marx-Straße 12'],
      'Postal code': ['postal-code', '12043'],
      City: ['address-level2', 'Berlin'],
      Phone: ['tel', '+49 30 901820'],
    };
    for (const [name, [autocomplete, value]] of Object.entries(expected)) {
      const field = canvas.getByRole('textbox', { name });
      await expect(field).toHaveAttribute('autocomplete', autocomplete);
      await expect(field).toHaveValue(value);
    }
    await expect(canvas.getByText('amira@example.org')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Email' })).toBeNull();
    await expect(canvas.getByText('Syria')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { user: { ...fixtures.user, country: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not specified')).toBeVisible();
  },
});

/** Registration stores a country code. */
export const CountryByCode = meta.story({
  args: { user: { ...fullProfile, country: 'SY' } },
  parameters: { looksLike: 'domain-account-profileform--filled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Syria')).toBeVisible();
  },
});

async function saveNameAndPhone({ canvas, userEvent }: Stage) {
  const name = canvas.getByRole('textbox', { name: 'Full name' });
  await userEvent.clear(name);
  await userEvent.type(name, ' Amira H. ');
  await userEvent.clear(canvas.getByRole('textbox', { name: 'Phone' }));
  await saveProfile({ canvas, userEvent });
  await expect(await canvas.findByText('Profile updated successfully!')).toBeVisible();
}

export const Saved = meta.story({
  args: { onSave: fn(async () => undefined) },
  parameters: { spec: ['§8 Profile: Profile updated successfully!'] },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await saveNameAndPhone({ canvas, userEvent });
    // The other fields may have been saved in another tab.
    await expect(args.onSave).toHaveBeenCalledWith(
      { full_name: 'Amira H.', phone_number: null },
      fullProfile,
    );
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveFocus();
    await userEvent.type(name, 'H.');
    await expect(canvas.queryByText('Profile updated successfully!')).toBeNull();
  },
});

let refetch: (changes: Partial<User>) => void = () => undefined;

function RefetchedProfile(props: ProfileFormProps) {
  const [user, setUser] = useState(props.user);
  useEffect(() => {
    refetch = (changes) => setUser((before) => ({ ...before, ...changes }));
  }, []);
  return <ProfileForm {...props} user={user} />;
}

/** A conflict is found by the values that the person saw when the edit began. */
export const EditedBeforeARefetch = meta.story({
  tags: ['test-only'],
  args: { onSave: fn(async () => undefined) },
  parameters: { looksLike: 'domain-account-profileform--saved' },
  render: (args) => <RefetchedProfile {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.type(name, ' H.');
    refetch({ full_name: 'Amira Weber' });
    await saveNameAndPhone({ canvas, userEvent });
    await expect(args.onSave).toHaveBeenCalledWith(
      { full_name: 'Amira H.', phone_number: null },
      fullProfile,
    );
    await userEvent.type(name, 'H.');
  },
});

/** An empty name in the community shows the full name. */
export const NameInTheCommunity = meta.story({
  args: { user: { ...fullProfile, forum_name: 'Mira' }, onSave: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: /^Name in the community/ });
    await expect(name).toHaveValue('Mira');
    await userEvent.clear(name);
    await userEvent.type(name, 'M');
    await saveProfile({ canvas, userEvent });
    await expect(name).toHaveAccessibleDescription(/Must have 2 to 40 characters/);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await saveProfile({ canvas, userEvent });
    await expect(await canvas.findByText('Profile updated successfully!')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith({ forum_name: null }, args.user);
  },
});

/** Text typed during the request stays and is still a draft. */
export const TypedWhileSaving = meta.story({
  play: async ({ args, canvas, msw, userEvent }) => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    msw.use(respond('updateMe', () => asked.then(() => fullProfile)));
    const city = canvas.getByRole('textbox', { name: 'City' });
    await userEvent.type(city, '-Neukölln{Enter}');
    await userEvent.type(city, ' Nord');
    answer();
    await expect(await canvas.findByText('Profile updated successfully!')).toBeVisible();
    await expect(city).toHaveValue('Berlin-Neukölln Nord');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ city: 'Berlin-Neukölln Nord' }),
    );
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('updateMe')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), '{Enter}');
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Draft = meta.story({
  args: {
    draft: {
      full_name: 'Amira Haddad',
      street_address: 'Sonnenallee 1',
      postal_code: '12047',
      city: 'Berlin',
      phone_number: '',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const street = canvas.getByRole('textbox', { name: 'Street address' });
    await expect(street).toHaveValue('Sonnenallee 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(street).toHaveValue('Karl-Marx-Straße 12');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
  },
});

export const KeyboardWalk = meta.story({
  tags: ['test-only'],
  args: { user: { ...fullProfile, profile_photo: drawing } },
  parameters: { looksLike: 'domain-account-profileform-photo--photo-removed' },
  play: async ({ canvas, userEvent }) => {
    const order = [
      canvas.getByLabelText('Choose another photo'),
      canvas.getByRole('button', { name: 'Remove' }),
      ...canvas.getAllByRole('textbox'),
      canvas.getByRole('button', { name: 'Save changes' }),
    ];
    for (const control of order) {
      await userEvent.tab();
      await expect(control).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Profile updated successfully!')).toBeVisible();
  },
});
