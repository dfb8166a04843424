import type { ApiError } from '@settlement-help/contract';
import type { ReactNode } from 'react';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { InitializationError } from './queries.ts';
import { english } from './stepTranslations.ts';

/** The text of a load error of the steps (§8 Checklist); null without an error. */
export function useStepsErrorText(error: Error | null): ReactNode {
  const { checklist: messages, network } = useAppMessages();
  if (!error) return null;
  const isFirst = error instanceof InitializationError;
  const { status, detail, body }: Partial<ApiError> = Object(isFirst ? error.cause : error);
  return (
    <>
      {messages[isFirst ? 'initializeFailed' : 'fetchFailed']({ status: '', body: '', reason: '' })}
      {status ? (
        // A translated problem has the same body and detail.
        <span {...(body !== detail && english)}>{isFirst ? (detail ?? status) : `${status} ${body}`}</span>
      ) : (
        network
      )}
    </>
  );
}
