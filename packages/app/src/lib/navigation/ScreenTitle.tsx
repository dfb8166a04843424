import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { useArrival } from './useArrival.ts';

export interface ScreenTitleProps {
  /** What the screen is called in the tab and in the history. */
  of: keyof ReturnType<typeof useAppMessages>['screens'];
  /** More exactly, on a screen of one thing among many. */
  title?: string | undefined;
}

/** Names the document after the screen, and brings the person to it. Every screen has one. */
export function ScreenTitle({ of, title }: ScreenTitleProps) {
  const messages = useAppMessages();
  const name = title ?? messages.screens[of];
  useArrival(name);
  return <title>{messages.title({ screen: name })}</title>;
}
