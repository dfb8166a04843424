import type { ReactNode, Ref } from 'react';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';

export interface PasswordDoneProps {
  /** Takes the focus from the button, which disappears with the form. */
  ref: Ref<HTMLDivElement>;
  /** The confirmation. */
  children: ReactNode;
}

/** The last step of the password dialog. */
export function PasswordDone({ ref, children }: PasswordDoneProps) {
  return (
    <InlineMessage ref={ref} tabIndex={-1} tone="success" role="status">
      {children}
    </InlineMessage>
  );
}
