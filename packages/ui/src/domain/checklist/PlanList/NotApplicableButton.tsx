import { useAction } from '../../../patterns/useAction.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { useMessages } from '../../messages/useMessages.ts';

interface NotApplicableButtonProps {
  /** The step's title, spoken after the label, since each step has such a button. */
  title: string;
  onAction: () => Promise<void>;
}

/** Takes a step out of the plan, and says below itself why that failed. */
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
