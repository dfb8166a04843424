import { InlineMessage, type InlineMessageProps } from '../InlineMessage/InlineMessage.tsx';

export interface NotificationBannerProps extends Omit<InlineMessageProps, 'title' | 'tone'> {
  /** The kind of message; a hidden word announces it. @default 'info' */
  tone?: InlineMessageProps['tone'] | undefined;
  /** Speaks it when it appears: `alert` at once, `status` when the person pauses. @default 'status' */
  role?: InlineMessageProps['role'] | undefined;
  /** The one thing that can be done about it: a button or a link. */
  action?: InlineMessageProps['action'] | undefined;
  /** Called by the close button, which is there only with it. */
  onDismiss?: InlineMessageProps['onDismiss'] | undefined;
  /** The message: the state and its consequence. */
  children: InlineMessageProps['children'];
}

/** Says at the head of every screen what is true of the whole app. It is announced, and stays until its cause is gone. */
export const NotificationBanner = ({ tone = 'info', role = 'status', ...props }: NotificationBannerProps) => (
  <InlineMessage {...props} tone={tone} role={role} />
);
