import { useMessages } from '../../../i18n/UiProvider.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';

/** Stands in the place of a dialog that could not be loaded. */
export function DialogFailure() {
  const { general } = useMessages('error');
  return (
    <InlineMessage tone="error" role="alert">
      {general}
    </InlineMessage>
  );
}
