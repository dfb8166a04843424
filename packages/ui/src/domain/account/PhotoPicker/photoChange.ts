import { limits } from '@settlement-help/contract';

/** What will happen to the photo once the profile is saved: nothing, another one (at most 5 MB, §9), or none. */
export type PhotoChange = { kind: 'none' } | { kind: 'picked'; file: File } | { kind: 'removed' };

/** Why a file cannot be the photo, or null (§5 Profile photo). */
export function photoError(file: File): 'notAnImage' | 'tooLarge' | null {
  if (!file.type.startsWith('image/')) return 'notAnImage';
  return file.size > limits.photo.maxBytes ? 'tooLarge' : null;
}
