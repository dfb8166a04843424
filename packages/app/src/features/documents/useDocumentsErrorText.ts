import { ApiError } from '@settlement-help/contract';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

/** The text of a load error of the documents (§8 Documents); null without an error. */
export function useDocumentsErrorText(error: Error | null) {
  const { documents: messages, network } = useAppMessages();
  const status = error instanceof ApiError && error.status;
  return error && messages.fetchFailed({ reason: String(status || network) });
}
