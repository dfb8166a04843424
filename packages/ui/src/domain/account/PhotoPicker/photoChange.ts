import { limits } from '@settlement-help/contract';

/** The change made when the profile is saved: none, another photo of at most 5 MB (§9), or no photo. */
export type PhotoChange = { kind: 'none' } | { kind: 'picked'; file: File } | { kind: 'removed' };

/** The reason why a file cannot be a photo, or null (§5 Profile photo). */
export function photoError(file: File): 'notAnImage' | 'tooLarge' | null {
  if (!file.type.startsWith('image/')) return 'notAnImage';
  return file.size > limits.photo.maxBytes ? 'tooLarge' : null;
}
