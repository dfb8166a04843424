import type { ApiError } from '@settlement-help/contract';
import type { ReactNode } from 'react';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { InitializationError } from './queries.ts';
import { english } from './translateStep.ts';

/** Why the steps could not be loaded, in the words of §8 Checklist; null without an error. */
export function useStepsFailure(error: Error | null): ReactNode {
  const { checklist: messages, network } = useAppMessages();
  const isFirst = error instanceof InitializationError;
  const { status, detail, body }: Partial<ApiError> = Object(isFirst ? error.cause : error);
  return (
    error && (
      <>
        {messages[isFirst ? 'initializeFailed' : 'fetchFailed']({ status: '', body: '', reason: '' })}
        {status ? (
          // The server words it, unless the app knows how to say it in the person's language.
          <span {...(body !== detail && english)}>{isFirst ? (detail ?? status) : `${status} ${body}`}</span>
        ) : (
          network
        )}
      </>
    )
  );
}
