import type { SearchButtonProps } from '@settlement-help/ui/domain';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useEntryParam } from '#app/lib/navigation/useEntryParam.ts';
import { searchShortcut } from '#app/lib/storage/searchShortcut.ts';
import { useStore } from '#app/lib/storage/store.ts';
import { showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

interface LazyDialog {
  load: () => Promise<void>;
  preload: () => void;
}

/**
 * Opens a search with the button of the header or the key `/`. `?search=` is the history entry of the open dialog; Back
 * from a result leads to the results again.
 */
export function useSearch({ load, preload }: LazyDialog, isAvailable = true) {
  const { network } = useAppMessages();
  const { value, open, close } = useEntryParam('search');
  const [count, setCount] = useState(0);
  const [wasOpened, setWasOpened] = useState(false);
  const hasShortcut = useStore(searchShortcut);
  const isOpen = value !== null;
  if (isOpen && !wasOpened) setWasOpened(true);

  const onOpen = () =>
    startTransition(async () => {
      try {
        await load();
        setCount((current) => current + 1);
        open('open');
      } catch {
        showToast({ tone: 'error', message: network });
      }
    });

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isAvailable || !hasShortcut || !isShortcut(event)) return;
    event.preventDefault();
    onOpen();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  const button: SearchButtonProps = { onOpen, onIntent: preload, hasShortcut };
  /** `count` is the key of the dialog: each opening with the button or the key begins with an empty field. */
  return { button, wasOpened, count, dialog: { open: isOpen, onClose: close } };
}

/** Some keyboards need Shift for a slash. */
const isShortcut = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
  isComposing,
  target,
}: KeyboardEvent) =>
  key === '/' &&
  !(ctrlKey || metaKey || altKey || defaultPrevented || isComposing) &&
  !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) &&
  document.querySelector('[role="dialog"], [role="alertdialog"]') === null;
