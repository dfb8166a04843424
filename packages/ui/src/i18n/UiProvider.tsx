import '../theme/layers.css.ts';
import '../theme/themes.css.ts';
import '../theme/base.css.ts';
import '../theme/print.css.ts';
import { createFormats, type Formats } from '@settlement-help/contract/language';
import { DirectionProvider } from 'radix-ui/direction';
import { type ComponentType, createContext, type ReactNode, use, useMemo } from 'react';
import type { primitives } from '../../messages/dist/en/primitives.ts';

/** The texts of the design system, in the shape that every language fills. */
export type UiMessages = ReturnType<typeof primitives>;

/** What a link needs from the router of the app: an `href` inside the app and everything of an anchor. */
export type LinkComponent = ComponentType<React.ComponentProps<'a'> & { href: string }>;

/** Texts by area, such as `form`: those of the library and of the app that builds on it. */
type Catalogue = Partial<UiMessages> & Record<string, unknown>;

interface UiContext {
  format: Formats;
  direction: Formats['direction'];
  messages: Catalogue;
  LinkComponent: LinkComponent;
  isUnreviewed: boolean;
}

const Context = createContext<UiContext | null>(null);

const Anchor: LinkComponent = ({ children, ...props }) => <a {...props}>{children}</a>;

export interface UiProviderProps {
  /**
   * BCP 47 tag of the language; it decides plurals, numbers, dates and direction. The outermost provider needs it; an
   * inner one without it keeps the language and adds its texts to those above.
   */
  locale?: string | undefined;
  /** Texts in that language: `primitives` has those of the design system, a product adds its own. */
  messages: (format: Formats) => Catalogue;
  /** Renders links inside the app, so that a router can take them over. @default the outer provider's, or a plain anchor */
  linkComponent?: LinkComponent | undefined;
  /** The writing direction of the page, for the arrow keys of tabs and radio buttons. @default the language's */
  direction?: Formats['direction'] | undefined;
  /**
   * Whether a machine translated some of the texts, and no person has checked that: the shells say so at the foot of
   * each screen. @default the outer provider's, or false
   */
  isUnreviewed?: boolean | undefined;
  children: ReactNode;
}

/** Provides language, texts and router links. Put one at the root, and one around each screen that adds texts. */
export function UiProvider({
  locale,
  messages,
  linkComponent,
  direction,
  isUnreviewed,
  children,
}: UiProviderProps) {
  const outer = use(Context);
  const value = useMemo((): UiContext => {
    const inherited = locale === undefined ? outer : null;
    const format = locale === undefined ? inherited?.format : createFormats(locale);
    if (!format) throw new Error('The outermost <UiProvider> needs a locale, such as "en".');
    return {
      format,
      direction: direction ?? inherited?.direction ?? format.direction,
      messages: { ...inherited?.messages, ...messages(format) },
      LinkComponent: linkComponent ?? outer?.LinkComponent ?? Anchor,
      isUnreviewed: isUnreviewed ?? outer?.isUnreviewed ?? false,
    };
  }, [outer, locale, messages, linkComponent, direction, isUnreviewed]);
  return (
    <DirectionProvider dir={value.direction}>
      <Context value={value}>{children}</Context>
    </DirectionProvider>
  );
}

function useUi(): UiContext {
  const context = use(Context);
  if (!context) {
    throw new Error(
      'This component is outside of <UiProvider>. Wrap the app in <UiProvider locale="en" messages={primitives}>.',
    );
  }
  return context;
}

/** Makes the hook that reads one area of a catalogue; it throws where no provider above has that area. */
export const createUseMessages =
  <Messages extends object>() =>
  <Area extends keyof Messages & string>(area: Area): Messages[Area] => {
    const texts = useUi().messages[area];
    if (texts === undefined) {
      throw new Error(
        `The texts "${area}" are missing. Give <UiProvider> the whole catalogue, such as messages={primitives}, or wrap this screen in another one.`,
      );
    }
    return texts as Messages[Area];
  };

/** Reads one area of the design system's own texts. */
export const useMessages = createUseMessages<UiMessages>();

/** Numbers, dates and plurals in the language of the nearest `UiProvider`. */
export const useFormats = () => useUi().format;
/** The writing direction of the nearest `UiProvider`. */
export const useDirection = () => useUi().direction;
/** What renders a link within the app: the nearest `UiProvider`'s, else `<a>`. */
export const useLinkComponent = () => useUi().LinkComponent;
/** Whether the nearest `UiProvider` has texts that a machine translated and nobody has checked. */
export const useIsUnreviewed = () => useUi().isUnreviewed;
