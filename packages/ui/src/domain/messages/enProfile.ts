import { limits } from '@settlement-help/contract';
import type { Formats } from '../../i18n/formats.ts';

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
  sessions: {
    title: 'Where you are logged in',
    hint: 'Is there one that you do not know? Log it out, and change your password.',
    list: 'Logged in on',
    device: (browser: string | null, system: string | null) =>
      browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device'),
    current: 'This device',
    used: (iso: string, now: number) => `Last used ${format.timeAgo(iso, now, 'within the last hour')}`,
    began: (iso: string) => `since ${format.shortDate(iso)}`,
    end: 'Log out',
    /** Two sessions may be of the same browser; their times tell them apart. */
    endOf: (device: string, used: string, began: string) => `Log out: ${device}. ${used}, ${began}`,
    endOthers: 'Log out everywhere else',
    ended: (device: string) => `${device} is logged out`,
    othersEnded: 'You are logged out everywhere else',
    offline: 'Network error. Please try again.',
  },
  deletion: {
    title: 'Delete your account',
    hint: 'With your papers, your progress and your profile.',
    open: 'Delete account',
    question: 'Delete your account?',
    goes: 'This is deleted at once and for good:',
    gone: [
      'your papers',
      'your progress on the checklist',
      'your profile and your photo',
      'your votes in the community',
    ],
    stays:
      'Your questions and answers stay for others, word for word. “Member” stands in place of your name.',
    password: 'Current password',
    passwordMissing: 'Enter your current password',
    incorrect: 'Incorrect password',
    confirm: 'Delete account',
    offline: 'Network error. Please try again.',
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
