import type { ReactNode, Ref } from 'react';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';

export interface PasswordDoneProps {
  /** Takes the focus from the submit button, which disappears. */
  ref: Ref<HTMLDivElement>;
  children: ReactNode;
}

export function PasswordDone({ ref, children }: PasswordDoneProps) {
  return (
    <InlineMessage ref={ref} tabIndex={-1} tone="success" role="status">
      {children}
    </InlineMessage>
  );
}
