import { Button } from '@settlement-help/ui';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export const PrintButton = ({ bleed = false }: { bleed?: boolean }) => (
  <Button variant="quiet" size="small" bleed={bleed} onClick={() => window.print()}>
    {useAppMessages().print}
  </Button>
);
