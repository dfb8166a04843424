import { InlineMessage, type InlineMessageProps } from '../InlineMessage/InlineMessage.tsx';

export interface NotificationBannerProps extends Omit<InlineMessageProps, 'title' | 'tone'> {
  tone?: InlineMessageProps['tone'] | undefined;
  /** `alert` at once, `status` politely. @default 'status' */
  role?: InlineMessageProps['role'] | undefined;
  action?: InlineMessageProps['action'] | undefined;
  onDismiss?: InlineMessageProps['onDismiss'] | undefined;
  children: InlineMessageProps['children'];
}

/** A message about the state of the whole app, above every screen. It is announced. */
export const NotificationBanner = ({ tone = 'info', role = 'status', ...props }: NotificationBannerProps) => (
  <InlineMessage data-part="notification-banner" {...props} tone={tone} role={role} />
);
