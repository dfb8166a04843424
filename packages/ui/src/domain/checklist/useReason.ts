import type { Step } from '@settlement-help/contract';
import { useMessages } from '../hooks/useMessages.ts';

/** Returns the reason why a step is in the plan or left out; unknown codes use the server's text. */
export function useReason() {
  const reasons: Record<string, string> = useMessages('reason');
  return ({ reason, reason_code }: Step) =>
    (reason_code === null ? undefined : reasons[reason_code]) ?? reason;
}
