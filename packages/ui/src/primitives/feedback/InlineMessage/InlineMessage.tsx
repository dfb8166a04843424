import { X } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { type Tone, toneIcons } from '../../../styles/tone.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../content/Icon/Icon.tsx';
import { VisuallyHidden } from '../../content/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './InlineMessage.css.ts';

export interface InlineMessageProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** The kind of message; a hidden word announces it. */
  tone: Tone;
  /** Announces a message that appears later: `alert` at once, `status` politely. */
  role?: 'alert' | 'status' | undefined;
  title?: ReactNode;
  action?: ReactNode;
  /** Called by the close button, which is shown only with it. */
  onDismiss?: (() => void) | undefined;
  children: ReactNode;
}

/** A message next to its subject, shown until its cause is gone. */
export function InlineMessage({
  tone,
  role,
  title,
  action,
  onDismiss,
  className,
  children,
  ...props
}: InlineMessageProps) {
  const toneMessages = useUiMessages('tone');
  const actionMessages = useUiMessages('action');
  return (
    <div
      data-part="inline-message"
      {...props}
      className={cx(styles.message({ tone }), className)}
      data-tone={tone}
    >
      <Icon data-part="inline-message-icon" icon={toneIcons[tone]} className={styles.icon({ tone })} />
      <div className={styles.main}>
        <div role={role} className={styles.text}>
          <VisuallyHidden>{toneMessages[tone]}</VisuallyHidden>
          {title != null && (
            <p data-part="inline-message-title" className={styles.title}>
              {title}
            </p>
          )}
          <div data-part="inline-message-text">{children}</div>
        </div>
        {action != null && (
          <div data-part="inline-message-action" className={styles.action}>
            {action}
          </div>
        )}
      </div>
      {onDismiss && (
        <IconButton
          data-part="inline-message-dismiss"
          className={styles.dismiss}
          size="small"
          icon={X}
          label={actionMessages.close}
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
