import { Button } from '@settlement-help/ui';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

/** Prints the screen. */
export const PrintButton = () => (
  <Button variant="quiet" size="small" onClick={() => window.print()}>
    {useAppMessages().print}
  </Button>
);
