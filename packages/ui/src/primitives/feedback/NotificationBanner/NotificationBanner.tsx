import { InlineMessage, type InlineMessageProps } from '../InlineMessage/InlineMessage.tsx';

export interface NotificationBannerProps extends Omit<InlineMessageProps, 'title' | 'tone'> {
  /** What it is about; a hidden word says it before the message. @default 'info' */
  tone?: InlineMessageProps['tone'] | undefined;
  /** Speaks it when it appears: `alert` at once, `status` when the person pauses. @default 'status' */
  role?: InlineMessageProps['role'] | undefined;
  /** The one thing that can be done about it: a button or a link. */
  action?: InlineMessageProps['action'] | undefined;
  /** Called by the close button, which is there only with it. */
  onDismiss?: InlineMessageProps['onDismiss'] | undefined;
  /** What is true, and what it means. */
  children: InlineMessageProps['children'];
}

/** Says at the head of every screen what is true of the whole app. It is announced, and stays until its cause is gone. */
export const NotificationBanner = ({ tone = 'info', role = 'status', ...props }: NotificationBannerProps) => (
  <InlineMessage {...props} tone={tone} role={role} />
);
