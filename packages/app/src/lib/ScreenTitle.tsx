import { useAppMessages } from './useAppMessages.ts';

export interface ScreenTitleProps {
  /** What the screen is called in the tab and in the history. */
  of: keyof ReturnType<typeof useAppMessages>['screens'];
}

/** Names the document after the screen. */
export function ScreenTitle({ of }: ScreenTitleProps) {
  const messages = useAppMessages();
  return <title>{messages.title(messages.screens[of])}</title>;
}
