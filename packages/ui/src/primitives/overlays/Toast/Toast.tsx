import { X } from 'lucide-react';
import { Root as Portal } from 'radix-ui/portal';
import * as Radix from 'radix-ui/toast';
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { toastViewportRef } from '../../../hooks/ToastBranch.tsx';
import { useMessages } from '../../../i18n/UiProvider.tsx';
import { type Tone, toneIcons } from '../../../styles/tone.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../content/Icon/Icon.tsx';
import { VisuallyHidden } from '../../content/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Toast.css.ts';

/** What a toast says, and for how long. */
export interface ToastOptions {
  /** What it is about; an error is spoken at once, the others when the person pauses. */
  type: Tone;
  /** One short sentence. An error stands in its own place too. */
  message: string;
  /** Milliseconds until it leaves; they stop while it is hovered or focused. @default 5000 */
  duration?: number | undefined;
}

interface ShownToast extends ToastOptions {
  id: number;
  open: boolean;
}

const ToastContext = createContext<((options: ToastOptions) => void) | null>(null);

/** Gives the function that shows a toast: `toast({ type: 'success', message })`. It never changes. */
export function useToast() {
  const toast = use(ToastContext);
  if (!toast) {
    throw new Error(
      'useToast was called outside of <ToastProvider>, so the message would be lost. Put one <ToastProvider> at the root of the app, inside <UiProvider>.',
    );
  }
  return toast;
}

const defaultDuration = 5000;
const shownAtOnce = 3;

export interface ToastProviderProps {
  /** Everything that may call `useToast`. */
  children: ReactNode;
}

/** Shows the toasts of everything below it, the newest at the bottom and three at most. Put one at the root. */
export function ToastProvider({ children }: ToastProviderProps) {
  const messages = useMessages('toast');
  const toneMessages = useMessages('tone');
  const actionMessages = useMessages('action');
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const lastId = useRef(0);

  const toast = useCallback((options: ToastOptions) => {
    lastId.current += 1;
    const shown = { ...options, id: lastId.current, open: true };
    // Those that left are kept until now, so that they could fade out.
    setToasts((all) => [...all.filter(({ open }) => open).slice(1 - shownAtOnce), shown]);
  }, []);

  const area = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<Element | null>(null);

  const close = (id: number) => {
    setToasts((all) => all.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)));
    const isLast = !toasts.some((shown) => shown.open && shown.id !== id);
    const before = focusedBefore.current;
    // Radix leaves the focus on the empty list of toasts.
    if (isLast && before instanceof HTMLElement && area.current?.contains(document.activeElement))
      before.focus();
  };

  return (
    <ToastContext value={toast}>
      <Radix.Provider label={messages.label} swipeDirection="down">
        {children}
        {toasts.map(({ id, type, message, open, duration = defaultDuration }) => (
          <Radix.Root
            key={id}
            open={open}
            onOpenChange={(next) => !next && close(id)}
            type={type === 'error' ? 'foreground' : 'background'}
            duration={duration}
            className={styles.toast({ type })}
            data-tone={type}
          >
            <Icon icon={toneIcons[type]} className={styles.icon({ type })} />
            <Radix.Description asChild>
              <p className={styles.text}>
                <VisuallyHidden>{toneMessages[type]}</VisuallyHidden>
                <span>{message}</span>
              </p>
            </Radix.Description>
            <Radix.Close asChild>
              <IconButton icon={X} label={actionMessages.close} />
            </Radix.Close>
          </Radix.Root>
        ))}
        <Portal
          ref={area}
          onFocus={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
          }}
        >
          {/* A modal dialog hides the rest of the page from screen readers, except what has an aria-live. */}
          <Radix.Viewport
            ref={toastViewportRef}
            className={styles.viewport}
            label={messages.region}
            aria-live="off"
          />
        </Portal>
      </Radix.Provider>
    </ToastContext>
  );
}
