import { X } from 'lucide';
import { Root as Portal } from 'radix-ui/portal';
import * as Radix from 'radix-ui/toast';
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { type Tone, toneIcons } from '../../../styles/tone.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../content/Icon/Icon.tsx';
import { VisuallyHidden } from '../../content/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Toast.css.ts';
import { toastViewportRef } from './toastViewport.ts';
import { useTabToToasts } from './useTabToToasts.ts';

export interface ToastOptions {
  /** An error is announced immediately, others politely. */
  tone: Tone;
  /** One short sentence. Show an error in its place too. */
  message: ReactNode;
  /** An action such as "Undo", which closes the toast. It must also be available elsewhere. */
  action?: { label: string; onClick: () => void } | undefined;
  /** Milliseconds until it closes; paused while hovered or focused. @default the `duration` of `ToastProvider` */
  duration?: number | undefined;
}

interface ShownToast extends ToastOptions {
  id: number;
  open: boolean;
}

const ToastContext = createContext<((options: ToastOptions) => void) | null>(null);

/** Returns a stable function that shows a toast: `toast({ tone: 'success', message })`. */
export function useToast() {
  const toast = use(ToastContext);
  if (!toast) {
    throw new Error(
      'useToast was called outside of <ToastProvider>, so the message would be lost. Put one <ToastProvider> at the root of the app, inside <UiProvider>.',
    );
  }
  return toast;
}

const shownAtOnce = 3;

export interface ToastProviderProps {
  children: ReactNode;
  /** Milliseconds until a toast closes that has no `duration`. @default 5000 */
  duration?: number | undefined;
}

/** Shows up to three toasts, the newest at the bottom. Render one at the root. */
export function ToastProvider({ children, duration = 5000 }: ToastProviderProps) {
  const messages = useUiMessages('toast');
  const toneMessages = useUiMessages('tone');
  const actionMessages = useUiMessages('action');
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const lastId = useRef(0);
  const isNew = useRef(false);

  const toast = useCallback((options: ToastOptions) => {
    lastId.current += 1;
    isNew.current = true;
    const shown = { ...options, id: lastId.current, open: true };
    // Closed toasts are kept until now, so that they can fade out.
    setToasts((all) => [...all.filter(({ open }) => open).slice(1 - shownAtOnce), shown]);
  }, []);

  const area = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<Element | null>(null);
  useTabToToasts({ area, before: focusedBefore, isNew });

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
      <Radix.Provider label={messages.label} duration={duration}>
        {children}
        {toasts.map(({ id, tone, message, action, open, duration: ownDuration }) => (
          <Radix.Root
            key={id}
            data-part="toast"
            open={open}
            onOpenChange={(next) => !next && close(id)}
            type={tone === 'error' ? 'foreground' : 'background'}
            duration={ownDuration}
            className={styles.toast({ tone })}
            data-tone={tone}
          >
            <Icon data-part="toast-icon" icon={toneIcons[tone]} className={styles.icon({ tone })} />
            <Radix.Description asChild>
              <p className={styles.text}>
                <VisuallyHidden>{toneMessages[tone]}</VisuallyHidden>
                <span data-part="toast-text">{message}</span>
              </p>
            </Radix.Description>
            {action && (
              // F8 focuses the region. Radix joins the announced texts without a space.
              <Radix.Action asChild altText={` ${action.label} (F8)`} onClick={action.onClick}>
                <Button data-part="toast-action" variant="secondary" size="small" className={styles.action}>
                  {action.label}
                </Button>
              </Radix.Action>
            )}
            {/* An action instead of Close, because Radix announces only actions. */}
            <Radix.Action asChild altText={` ${actionMessages.close} (F8)`}>
              <IconButton
                data-part="toast-close"
                className={styles.close}
                icon={X}
                label={actionMessages.close}
              />
            </Radix.Action>
          </Radix.Root>
        ))}
        <Portal
          ref={area}
          onFocus={({ currentTarget, relatedTarget }) => {
            isNew.current = false;
            if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
          }}
        >
          {/* A modal dialog hides the rest of the page from screen readers, except elements with aria-live. */}
          <Radix.Viewport
            ref={toastViewportRef}
            data-part="toast-viewport"
            className={styles.viewport}
            label={messages.region}
            aria-live="off"
          />
        </Portal>
      </Radix.Provider>
    </ToastContext>
  );
}
