import type { Step } from '@settlement-help/contract';
import { useMessages } from '../messages/useMessages.ts';

/** Says why a step is in the plan or left out; a code that has no text shows the words of the server. */
export function useReason() {
  const reasons: Record<string, string> = useMessages('reason');
  return ({ reason, reason_code }: Step) =>
    (reason_code === null ? undefined : reasons[reason_code]) ?? reason;
}
