import { unnamedAuthor } from '@settlement-help/contract';
import { useMessages } from '../../messages/useMessages.ts';

/** Returns a function that shows the name of an author, and translates the name of a person without one. */
export function useAuthorName() {
  const { member } = useMessages('forum');
  return (fullName: string) => (fullName === unnamedAuthor ? member : fullName);
}
