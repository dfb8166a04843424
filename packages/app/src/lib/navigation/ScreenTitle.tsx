import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { useScreenArrival } from './useScreenArrival.ts';

type ScreenName = keyof ReturnType<typeof useAppMessages>['screens'];

/** `of` is a screen with a fixed name; `title` is the name of the content, such as of a step. */
export type ScreenTitleProps = { of: ScreenName; title?: never } | { of?: never; title: string };

/** Sets the document title, and moves scroll and focus to the screen. Every screen has one. */
export function ScreenTitle(props: ScreenTitleProps) {
  const messages = useAppMessages();
  const name = props.of === undefined ? props.title : messages.screens[props.of];
  useScreenArrival(name);
  return <title>{messages.title({ screen: name })}</title>;
}
