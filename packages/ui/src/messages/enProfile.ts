import { limits } from '@settlement-help/contract';
import type { Formats } from '../internal/formats.ts';

const maxMegabytes = limits.photo.maxBytes / 1024 / 1024;

/** The English texts of the profile (§5 and §8 Profile). */
export const enProfile = (format: Formats) => ({
  photo: {
    title: 'Photo',
    choose: 'Choose a photo',
    change: 'Choose another photo',
    hint: `An image of up to ${format.number(maxMegabytes)}MB`,
    remove: 'Remove',
    keep: 'Keep the photo',
    notAnImage: 'Please select an image file',
    tooLarge: `File size must be less than ${maxMegabytes}MB`,
    current: (name: string) => `Photo of ${name}`,
    preview: (name: string) => `New photo of ${name}, not saved yet`,
    removed: 'The photo is removed once you save.',
    picked: 'The photo is uploaded once you save.',
  },
  profile: {
    about: 'About you',
    email: 'Email',
    country: 'Country of origin',
    notSpecified: 'Not specified',
    address: 'Address and contact',
    addressHint: 'Only you see this. Nobody in the community does.',
    fullName: 'Full name',
    street: 'Street address',
    city: 'City',
    postalCode: 'Postal code',
    phone: 'Phone',
    nameRequired: 'Full name required',
    tooLong: (limit: number) =>
      `Must be at most ${format.plural(limit, { one: '# character', other: '# characters' })}`,
    save: 'Save changes',
    saved: 'Profile updated successfully!',
    failed: 'Failed to update profile. Please try again.',
    photoFailed: 'Failed to upload profile photo',
    uploading: 'Uploading the photo',
    draft: 'Your changes from before are still here. They are not saved yet.',
    discard: 'Discard changes',
  },
  theme: {
    legend: 'Theme',
    sample: 'Aa',
    system: { label: 'As on this device', hint: 'Follows its light, dark and contrast settings' },
    light: { label: 'Paper', hint: 'Light' },
    dark: { label: 'Night ink', hint: 'Dark' },
    contrast: { label: 'High contrast', hint: 'Black on white' },
  },
});
