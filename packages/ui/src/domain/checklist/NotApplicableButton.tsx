import { useAction } from '../../patterns/useAction.tsx';
import { Button } from '../../primitives/actions/Button/Button.tsx';
import { Inline } from '../../primitives/content/Stack/Stack.tsx';
import { useMessages } from '../hooks/useMessages.ts';

export interface NotApplicableButtonProps {
  /** The title of the step. */
  title: string;
  /** Closes the step without a stamp. A rejection is shown below the button. */
  onAction: () => Promise<void>;
}

/** The answer "This does not apply to me" to the question of a step. */
export function NotApplicableButton({ title, onAction }: NotApplicableButtonProps) {
  const { notApplicable } = useMessages('plan');
  const { about } = useMessages('action');
  const { pending, failure, run } = useAction(onAction);
  return (
    <>
      <Inline>
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
      </Inline>
      {failure}
    </>
  );
}
