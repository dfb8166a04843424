import { type ToastOptions, ToastProvider, useToast } from '@settlement-help/ui';
import { useEffect } from 'react';

export interface ToastAreaProps {
  waiting: readonly ToastOptions[];
  /** Called once they are shown. */
  onShown: () => void;
}

/** Shows the toasts of the whole app. */
export function ToastArea(props: ToastAreaProps) {
  return (
    <ToastProvider>
      <Relay {...props} />
    </ToastProvider>
  );
}

function Relay({ waiting, onShown }: ToastAreaProps) {
  const toast = useToast();
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const one of waiting) toast(one);
    onShown();
  }, [toast, waiting, onShown]);
  return null;
}
