import { fail, failNetwork, respondWithHtmlError } from '@settlement-help/contract/testing';
import { expect, fn, type UserEventObject, waitFor, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { drawing, imageFile } from '../../../../test/photos.ts';
import { fullProfile, profileCalls, saveProfile } from '../../../../test/profile.ts';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

const pick = async (canvas: ReturnType<typeof within>, userEvent: UserEventObject, file = imageFile()) => {
  await userEvent.upload(canvas.getByLabelText(/^Choose/), file);
  return file;
};

const meta = preview.meta({
  title: 'Domain/Account/ProfileForm/Photo',
  component: ProfileForm,
  args: profileCalls,
  parameters: { layout: 'padded' },
});

export const WithPhoto = meta.story({ args: { user: { ...fullProfile, profile_photo: drawing } } });

export const PhotoSaved = meta.story({
  args: {
    onSave: fn(async () => undefined),
    onUploadPhoto: fn(async () => '/api/v1/photos/new') as ProfileFormProps['onUploadPhoto'],
  },
  parameters: { spec: ['§4 Profile photo: it uploads on save'] },
  play: async ({ args, canvas, userEvent }) => {
    await pick(canvas, userEvent);
    await expect(args.onUploadPhoto).not.toHaveBeenCalled();
    await saveProfile({ canvas, userEvent });
    await expect(await canvas.findByText('Profile updated successfully!')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith({ profile_photo: '/api/v1/photos/new' }, args.user);
  },
});

export const PhotoUploading = meta.story({
  args: {
    onUploadPhoto: ({ onProgress }) => {
      onProgress(0.4);
      return new Promise<never>(() => undefined);
    },
  },
  play: async ({ canvas, userEvent }) => {
    await pick(canvas, userEvent);
    await saveProfile({ canvas, userEvent });
    await expect(canvas.getByRole('progressbar', { name: 'Uploading the photo' })).toBeVisible();
  },
});

/** Nothing is saved, and photo and text stay. */
export const PhotoFailed = meta.story({
  args: { onSave: fn(async () => undefined) },
  beforeEach: ({ msw }) =>
    msw.use(fail('uploadProfilePhoto', 415, 'This picture cannot be read. Please choose another one.')),
  parameters: { spec: ['§8 Profile: Failed to upload profile photo'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), '-Neukölln');
    await pick(canvas, userEvent);
    await saveProfile({ canvas, userEvent });
    await expect(await canvas.findByText('Failed to upload profile photo')).toBeVisible();
    await expect(canvas.getByLabelText('Choose another photo')).toHaveAccessibleDescription(
      /This picture cannot be read/,
    );
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Berlin-Neukölln');
    await expect(canvas.getByRole('img', { name: /^New photo of/ })).toBeVisible();
  },
});

export const PhotoOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('uploadProfilePhoto')),
  play: async ({ canvas, userEvent }) => {
    await pick(canvas, userEvent);
    await saveProfile({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to upload profile photo');
  },
});

/** An uploaded photo is not sent again. */
export const PhotoSentOnce = meta.story({
  args: { onUploadPhoto: fn(async () => '/api/v1/photos/new') as ProfileFormProps['onUploadPhoto'] },
  beforeEach: ({ msw }) => msw.use(respondWithHtmlError('updateMe')),
  parameters: { looksLike: 'domain-account-profileform-photo--photo-saved' },
  play: async ({ args, canvas, msw, userEvent }) => {
    await pick(canvas, userEvent);
    await saveProfile({ canvas, userEvent });
    await canvas.findByRole('alert');
    msw.resetHandlers();
    await saveProfile({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByText('Profile updated successfully!')).toBeVisible());
    await expect(args.onUploadPhoto).toHaveBeenCalledOnce();
  },
});

export const PhotoRemoved = meta.story({
  args: { user: { ...fullProfile, profile_photo: drawing }, onSave: fn(async () => undefined) },
  parameters: { spec: ['Rulings: removing the photo and saving removes it'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await saveProfile({ canvas, userEvent });
    await expect(args.onSave).toHaveBeenCalledWith({ profile_photo: null }, args.user);
  },
});
