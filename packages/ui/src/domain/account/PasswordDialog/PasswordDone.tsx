import type { ReactNode } from 'react';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';

export interface PasswordDoneProps {
  /** Takes the focus, since the button that had it is gone with the form. */
  id: string;
  /** What was done. */
  children: ReactNode;
}

/** The last step: it is done. */
export function PasswordDone({ id, children }: PasswordDoneProps) {
  return (
    <InlineMessage id={id} tabIndex={-1} tone="success" role="status">
      {children}
    </InlineMessage>
  );
}
