import { InlineMessage, type InlineMessageProps } from '@settlement-help/ui';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

/** Stands in the place of a dialog that could not be loaded. */
export const DialogFailure = ({ style }: Pick<InlineMessageProps, 'style'>) => (
  <InlineMessage tone="error" role="alert" style={style}>
    {useAppMessages().network}
  </InlineMessage>
);
