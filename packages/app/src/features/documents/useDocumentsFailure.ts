import { ApiError } from '@settlement-help/contract';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

/** Why the documents could not be loaded, in the words of §8 Documents; null without an error. */
export function useDocumentsFailure(error: Error | null): string | null {
  const { documents: messages, network } = useAppMessages();
  if (!error) return null;
  return messages.fetchFailed({
    reason: error instanceof ApiError && error.status > 0 ? String(error.status) : network,
  });
}
