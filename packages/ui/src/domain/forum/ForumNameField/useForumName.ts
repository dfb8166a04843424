import { hasLength, limits } from '@settlement-help/contract';
import { type ReactNode, useId, useState } from 'react';
import { failureOf, readOnlyText } from '../../../async/callbackFailure.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { type ForumNameChoice, forumNameOf } from './forumNameChoice.ts';

export interface ForumNaming {
  fullName: string;
  /** Saves the name that others see; null for the full name. */
  onChoose: (forumName: string | null) => Promise<void>;
}

/** State of the question for the name in a form; `naming` is missing once the name is chosen. */
export function useForumName(naming: ForumNaming | undefined) {
  const messages = useMessages('forumName');
  const id = useId();
  const [choice, setChoice] = useState<ForumNameChoice>({ kind: 'full', other: '' });
  const [error, setError] = useState<ReactNode>();
  const name = naming ? forumNameOf(choice, naming.fullName) : null;

  return {
    field: naming && {
      id,
      fullName: naming.fullName,
      value: choice,
      error,
      onValueChange: (next: ForumNameChoice) => {
        setChoice(next);
        setError(undefined);
      },
    },
    /** Shows and returns the error of the name. */
    check: () => {
      const isValid = name === null || hasLength(name, limits.forumName);
      const problem = isValid ? undefined : messages.length(limits.forumName);
      setError(problem);
      return problem;
    },
    /** Resolves to false, and shows the reason, if the name could not be saved. Rejects without a network or in read-only mode. */
    save: async () => {
      try {
        await naming?.onChoose(name);
        return true;
      } catch (reason) {
        const { kind, errors = [] } = failureOf(reason);
        if (kind === 'network' || readOnlyText(reason)) throw reason;
        setError(errors.find(({ path }) => path === 'forum_name')?.message ?? messages.failed);
        return false;
      }
    },
  };
}
