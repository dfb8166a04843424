import { useMessages } from '../i18n/UiProvider.tsx';
import { failureOf } from './callbackFailure.tsx';

/** Returns the text for a rejection: `network` without a response, the server's explanation, or a general text. */
export function useFailureText(network: string, general?: string) {
  const texts = useMessages('error');
  return (error: unknown) => {
    const { kind, detail } = failureOf(error);
    return kind === 'network' ? network : detail || (general ?? texts.general);
  };
}
