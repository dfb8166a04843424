import { useAction } from '../../../patterns/useAction.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { useMessages } from '../../messages/useMessages.ts';

interface NotApplicableButtonProps {
  title: string;
  onAction: () => Promise<void>;
}

export function NotApplicableButton({ title, onAction }: NotApplicableButtonProps) {
  const { notApplicable, offline } = useMessages('plan');
  const { about } = useMessages('action');
  const { pending, failure, run } = useAction(onAction, offline);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        bleed
        loading={pending}
        aria-label={about({ action: notApplicable, subject: title })}
        onClick={run}
      >
        {notApplicable}
      </Button>
      {failure}
    </>
  );
}
