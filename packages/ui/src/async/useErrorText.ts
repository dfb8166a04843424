import { useUiMessages } from '../i18n/UiProvider.tsx';
import { failureOf } from './callbackFailure.tsx';

export interface ErrorTexts {
  /** Shown without a response. @default 'Network error. Please try again.' */
  networkText?: string | undefined;
  /** Shown if the server gave no explanation. @default 'Something went wrong. Please try again.' */
  generalText?: string | undefined;
}

/** Returns a function that returns the text for a rejection: the server's explanation, or one of the given texts. */
export function useErrorText({ networkText, generalText }: ErrorTexts = {}) {
  const messages = useUiMessages('error');
  return (error: unknown) => {
    const { kind, detail } = failureOf(error);
    return kind === 'network'
      ? (networkText ?? messages.network)
      : detail || (generalText ?? messages.general);
  };
}
