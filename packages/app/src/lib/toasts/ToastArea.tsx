import { limits } from '@settlement-help/contract';
import { ToastProvider, useToast } from '@settlement-help/ui';
import { useEffect } from 'react';
import { useStore } from '#app/lib/storage/store.ts';
import { waitingToasts } from './toasts.ts';

export const ToastArea = () => (
  <ToastProvider duration={limits.toastDuration}>
    <ToastQueue />
  </ToastProvider>
);

function ToastQueue() {
  const toast = useToast();
  const waiting = useStore(waitingToasts);
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const options of waiting) toast(options);
    waitingToasts.clear();
  }, [toast, waiting]);
  return null;
}
