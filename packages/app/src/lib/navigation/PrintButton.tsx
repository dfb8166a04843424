import { Button } from '@settlement-help/ui';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export const PrintButton = () => (
  <Button variant="quiet" size="small" onClick={() => window.print()}>
    {useAppMessages().print}
  </Button>
);
