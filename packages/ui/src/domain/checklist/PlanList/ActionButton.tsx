import type { ReactNode } from 'react';
import { useFailing } from '../../../hooks/useFailing.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { useMessages } from '../../messages/useMessages.ts';

interface ActionButtonProps {
  /** Spoken in place of the label, where several buttons have the same one. */
  name: string;
  onAction: () => Promise<void>;
  variant?: 'secondary' | 'quiet';
  children: ReactNode;
}

/** A button for one change of the plan, which says below itself why the change failed. */
export function ActionButton({ name, onAction, variant = 'quiet', children }: ActionButtonProps) {
  const { offline } = useMessages('plan');
  const { pending, failure, run } = useFailing(onAction, offline);
  return (
    <>
      <Button variant={variant} loading={pending} aria-label={name} onClick={run}>
        {children}
      </Button>
      {failure && (
        <InlineMessage tone="error" role="alert">
          {failure}
        </InlineMessage>
      )}
    </>
  );
}
