import { ApiError } from '@settlement-help/contract';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { InitializationError } from './queries.ts';

/** Why the steps could not be loaded, in the words of §8 Checklist; null without an error. */
export function useStepsFailure(error: Error | null): string | null {
  const { checklist: messages, network } = useAppMessages();
  if (!error) return null;
  if (error instanceof InitializationError) return messages.initializeFailed({ reason: error.message });
  if (error instanceof ApiError && error.kind !== 'network') {
    return messages.fetchFailed({ status: String(error.status), body: error.body }).trim();
  }
  return messages.fetchUnanswered({ reason: network });
}
