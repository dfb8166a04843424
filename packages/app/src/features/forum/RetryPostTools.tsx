import { Button } from '@settlement-help/ui';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

/** Stands in the place of a post's tools, nearly as small as they are: there are as many as posts. */
export const RetryPostTools = ({ onRetry }: { onRetry: () => Promise<unknown> }) => (
  <Button variant="quiet" size="small" onClick={onRetry}>
    {useAppMessages().screenFailure.tryAgain}
  </Button>
);
