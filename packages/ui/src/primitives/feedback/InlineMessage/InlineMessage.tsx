import { X } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { type Tone, toneIcons } from '../../../styles/tone.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../content/Icon/Icon.tsx';
import { VisuallyHidden } from '../../content/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './InlineMessage.css.ts';

export interface InlineMessageProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** The kind of message; a hidden word announces it. */
  tone: Tone;
  /** Speaks the message when it appears: `alert` at once, `status` when the person pauses. Leave it out for what is there from the start. */
  role?: 'alert' | 'status' | undefined;
  /** The message in short, above the text. */
  title?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  /** Called by the close button, which is there only with it. */
  onDismiss?: (() => void) | undefined;
  /** The message: what happened, then what to do. */
  children: ReactNode;
}

/** A message in the place that it is about. It stays until the cause is gone. */
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
  const toneMessages = useMessages('tone');
  const actionMessages = useMessages('action');
  return (
    <div {...props} className={cx(styles.message({ tone }), className)} data-tone={tone}>
      <Icon icon={toneIcons[tone]} className={styles.icon({ tone })} />
      <div role={role} className={styles.text}>
        <VisuallyHidden>{toneMessages[tone]}</VisuallyHidden>
        {title != null && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
      {action != null && <div className={styles.action}>{action}</div>}
      {onDismiss && (
        <IconButton
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
