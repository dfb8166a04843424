import { hasLength, limits } from '@settlement-help/contract';

export interface ForumNameChoice {
  kind: 'full' | 'first' | 'other';
  /** As typed. */
  other: string;
}

/** The first word of a name of several words; undefined if it is no name for the forum. */
export function firstNameOf(fullName: string) {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  return others.length > 0 && hasLength(first, limits.forumName) ? first : undefined;
}

/** The name to save; null for the full name. */
export function forumNameOf({ kind, other }: ForumNameChoice, fullName: string) {
  if (kind === 'full') return null;
  return kind === 'first' ? (firstNameOf(fullName) ?? null) : other.trim();
}
