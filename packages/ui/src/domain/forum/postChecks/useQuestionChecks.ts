import { countCharacters, limits } from '@settlement-help/contract';
import { useMessages } from '../../hooks/useMessages.ts';
import { usePostWarning } from './usePostWarning.ts';

/** Returns the checks of a trimmed title and trimmed details, for new and edited questions (§5 Forum question). */
export function useQuestionChecks() {
  const { ask: messages } = useMessages('forum');
  const warningOf = usePostWarning();
  const { titleMax, contentMax } = limits.question;
  return {
    title: (title: string) => {
      if (title === '') return messages.titleRequired;
      return countCharacters(title) > titleMax ? messages.titleLong({ max: titleMax }) : warningOf(title);
    },
    details: (details: string) =>
      countCharacters(details) > contentMax ? messages.detailsLong({ max: contentMax }) : warningOf(details),
  };
}
