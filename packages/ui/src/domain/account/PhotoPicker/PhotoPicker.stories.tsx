import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { drawing, imageFile } from '../../../../test/photos.ts';
import { hardTexts } from '../../../../test/texts.ts';
import type { PhotoChange } from './PhotoPicker.tsx';
import { PhotoPicker } from './PhotoPicker.tsx';

/** A phone's picker ignores the accepted types of the input. */
const pick = (canvas: ReturnType<typeof within>, file: File) =>
  fireEvent.change(canvas.getByLabelText(/^Choose/), { target: { files: [file] } });

const meta = preview.meta({
  title: 'Domain/Account/PhotoPicker',
  component: PhotoPicker,
  args: {
    name: 'Amira Haddad',
    photo: null as string | null,
    value: { kind: 'none' } as PhotoChange,
    onValueChange: fn(),
  },
  render: function Picking({ value: first, onValueChange, ...args }) {
    const [change, setChange] = useState(first);
    return (
      <PhotoPicker
        {...args}
        value={change}
        onValueChange={(next) => {
          setChange(next);
          onValueChange(next);
        }}
      />
    );
  },
  decorators: [inColumn('30rem')],
  parameters: { layout: 'padded' },
});

export const WithoutPhoto = meta.story({
  parameters: {
    modes: {
      longText: { args: { error: `${hardTexts.long} ${hardTexts.unbroken}` } },
      rightToLeft: { args: { photo: drawing } },
    },
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Choose a photo');
    await expect(input).toHaveAccessibleDescription('An image of up to 5MB');
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull();
  },
});

export const WithPhoto = meta.story({
  args: { photo: drawing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Photo of Amira Haddad' })).toBeVisible();
    await expect(canvas.getByLabelText('Choose another photo')).toBeEnabled();
  },
});

export const KeyboardWalk = meta.story({
  tags: ['test-only'],
  args: { photo: drawing },
  parameters: { looksLike: 'domain-account-photopicker--removed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Choose another photo')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ kind: 'removed' });
  },
});

export const Picked = meta.story({
  parameters: { spec: ['§4 Profile photo: picking a file gives a local preview'] },
  play: async ({ args, canvas }) => {
    const file = imageFile();
    await pick(canvas, file);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ kind: 'picked', file });
    await expect(
      await canvas.findByRole('img', { name: 'New photo of Amira Haddad, not saved yet' }),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('The photo is uploaded once you save.');
  },
});

export const PickedAndRemoved = meta.story({
  parameters: { spec: ['§4 Profile photo: Remove clears the preview'] },
  play: async ({ args, canvas, userEvent }) => {
    await pick(canvas, imageFile());
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ kind: 'none' });
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByLabelText('Choose a photo')).toHaveFocus();
    await pick(canvas, imageFile());
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
});

export const Removed = meta.story({
  args: { photo: drawing },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ kind: 'removed' });
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('The photo is removed once you save.');
    await expect(canvas.getByRole('button', { name: 'Keep the photo' })).toHaveFocus();
  },
});

export const KeptAfterAll = meta.story({
  args: { photo: drawing, value: { kind: 'removed' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the photo' }));
    await expect(canvas.getByRole('img', { name: 'Photo of Amira Haddad' })).toBeVisible();
  },
});

export const NotAnImage = meta.story({
  parameters: { spec: ['§5 Profile photo: Please select an image file'] },
  play: async ({ args, canvas }) => {
    await pick(canvas, new File(['%PDF'], 'passport.pdf', { type: 'application/pdf' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please select an image file');
    await expect(canvas.getByLabelText('Choose a photo')).toHaveAccessibleDescription(
      /Please select an image file$/,
    );
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const TooLarge = meta.story({
  parameters: { spec: ['§5 Profile photo: File size must be less than 5MB'] },
  play: async ({ args, canvas }) => {
    await pick(canvas, imageFile(5 * 1024 * 1024 + 1));
    await expect(canvas.getByRole('alert')).toHaveTextContent('File size must be less than 5MB');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const ExactlyFiveMegabytes = meta.story({
  parameters: { looksLike: 'domain-account-photopicker--picked', spec: ['§9 Profile photo: at most 5MB'] },
  play: async ({ args, canvas }) => {
    await pick(canvas, imageFile(5 * 1024 * 1024));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** A refused file keeps the one picked before. */
export const RefusedAfterPicked = meta.story({
  play: async ({ canvas }) => {
    await pick(canvas, imageFile());
    await pick(canvas, new File(['a'], 'a.txt', { type: 'text/plain' }));
    await expect(await canvas.findByRole('img')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please select an image file');
  },
});

export const RefusedThenPicked = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'domain-account-photopicker--picked' },
  play: async ({ canvas }) => {
    await pick(canvas, new File(['a'], 'a.txt', { type: 'text/plain' }));
    await canvas.findByRole('alert');
    await pick(canvas, imageFile());
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
});

export const ServerError = meta.story({
  args: { error: 'This picture cannot be read. Please choose a JPEG or PNG.' },
});

export const Disabled = meta.story({ args: { photo: drawing, disabled: true } });
