import { unnamedAuthor } from '@settlement-help/contract';
import { useMessages } from './useMessages.ts';

/** Returns a function that returns the name to show; the name of a person without one is translated. */
export function useAuthorName() {
  const { member } = useMessages('forum');
  return (fullName: string) => (fullName === unnamedAuthor ? member : fullName);
}
