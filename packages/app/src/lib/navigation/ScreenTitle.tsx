import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { useScreenArrival } from './useScreenArrival.ts';

export interface ScreenTitleProps {
  of: keyof ReturnType<typeof useAppMessages>['screens'];
  /** Replaces the name, such as on the page of one question. */
  title?: string | undefined;
}

/** Sets the document title, and moves scroll and focus to the screen. Every screen has one. */
export function ScreenTitle({ of, title }: ScreenTitleProps) {
  const messages = useAppMessages();
  const name = title ?? messages.screens[of];
  useScreenArrival(name);
  return <title>{messages.title({ screen: name })}</title>;
}
