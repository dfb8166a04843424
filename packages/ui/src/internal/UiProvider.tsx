import '../theme/layers.css.ts';
import '../theme/themes.css.ts';
import '../theme/base.css.ts';
import { DirectionProvider } from 'radix-ui/direction';
import { type ComponentType, createContext, type ReactNode, use, useMemo } from 'react';
import type { UiMessages } from '../messages/en.ts';
import { createFormats, type Formats } from './formats.ts';

/** What a link needs from the router of the app: an `href` inside the app and everything of an anchor. */
export type LinkComponent = ComponentType<React.ComponentProps<'a'> & { href: string }>;

interface UiContext {
  format: Formats;
  messages: UiMessages;
  LinkComponent: LinkComponent;
}

const Context = createContext<UiContext | null>(null);

const Anchor: LinkComponent = ({ children, ...props }) => <a {...props}>{children}</a>;

export interface UiProviderProps {
  /** BCP 47 tag of the language; it decides plurals, numbers, dates and direction. */
  locale: string;
  /** The library's texts in that language, such as `en`. */
  messages: (format: Formats) => UiMessages;
  /** Renders links inside the app, so that a router can take them over. @default a plain anchor */
  linkComponent?: LinkComponent;
  /** The writing direction of the page, for the arrow keys of tabs and radio buttons. @default the language's */
  direction?: Formats['direction'] | undefined;
  children: ReactNode;
}

/** Gives every component below it its language and its router. Put one at the root. */
export function UiProvider({
  locale,
  messages,
  linkComponent = Anchor,
  direction,
  children,
}: UiProviderProps) {
  const value = useMemo(() => {
    const format = createFormats(locale);
    return { format, messages: messages(format), LinkComponent: linkComponent };
  }, [locale, messages, linkComponent]);
  return (
    <DirectionProvider dir={direction ?? value.format.direction}>
      <Context value={value}>{children}</Context>
    </DirectionProvider>
  );
}

function useUi(): UiContext {
  const context = use(Context);
  if (!context) {
    throw new Error(
      'A Settlement Help component was rendered outside of <UiProvider>, so it has no texts. Wrap the root of the app in <UiProvider locale="en" messages={en}>.',
    );
  }
  return context;
}

export const useMessages = () => useUi().messages;
/** Numbers, dates and plurals in the language of the nearest `UiProvider`. */
export const useFormats = () => useUi().format;
export const useLinkComponent = () => useUi().LinkComponent;
/** What the destinations are called in the language of the nearest `UiProvider`. */
export const useCountryNames = () => useUi().messages.countries;
