import { type ToastOptions, ToastProvider, useToast } from '@settlement-help/ui';
import { useEffect } from 'react';
import { waitingToasts } from '#app/lib/toasts.ts';

export interface ToastAreaProps {
  waiting: readonly ToastOptions[];
}

/** Shows the toasts of the whole app. */
export function ToastArea({ waiting }: ToastAreaProps) {
  return (
    <ToastProvider>
      <Relay waiting={waiting} />
    </ToastProvider>
  );
}

function Relay({ waiting }: ToastAreaProps) {
  const toast = useToast();
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const one of waiting) toast(one);
    waitingToasts.clear();
  }, [toast, waiting]);
  return null;
}
