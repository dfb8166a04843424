import '../theme/layers.css.ts';
import '../theme/themes.css.ts';
import '../theme/base.css.ts';
import '../theme/print.css.ts';
import {
  type Catalogue,
  createFormats,
  type Formats,
  memoize,
  type TextsOf,
} from '@settlement-help/contract/language';
import { DirectionProvider } from 'radix-ui/direction';
import { type ComponentType, createContext, type ReactNode, use, useMemo } from 'react';
import type { primitives } from '../../messages/dist/en/primitives.ts';

export type UiMessages = TextsOf<typeof primitives>;

/** A component that renders an anchor whose `href` is inside the app. */
export type LinkComponent = ComponentType<React.ComponentProps<'a'> & { href: string }>;

interface UiContext {
  format: Formats;
  direction: Formats['direction'];
  /** Creates the texts of an area on first use, because a phone takes long to create all. */
  textsOf: (area: string) => unknown;
  LinkComponent: LinkComponent;
  isUnreviewed: boolean;
}

const Context = createContext<UiContext | null>(null);

const Anchor: LinkComponent = ({ children, ...props }) => <a {...props}>{children}</a>;

export interface UiProviderProps {
  /** BCP 47 tag for plurals, numbers, dates and direction. Required for the outermost provider, inherited otherwise. */
  locale?: string | undefined;
  /** Texts in this language, added to those of the outer provider. */
  messages: Partial<Catalogue<UiMessages>> & Catalogue;
  /** Renders links inside the app, for example with a router. @default the outer provider's, or a plain anchor */
  linkComponent?: LinkComponent | undefined;
  direction?: Formats['direction'] | undefined;
  /** Set if texts contain unreviewed machine translations; each screen shows a note. @default the outer provider's, or false */
  isUnreviewed?: boolean | undefined;
  children: ReactNode;
}

/** Provides language, texts and router links. Render one at the root, and one around each screen with further texts. */
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
      textsOf: memoize((area) => messages[area]?.(format) ?? inherited?.textsOf(area)),
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

/** Creates a hook that returns one area of texts, and throws if no provider has this area. */
export const createUseMessages =
  <Messages extends object>() =>
  <Area extends keyof Messages & string>(area: Area): Messages[Area] => {
    const texts = useUi().textsOf(area);
    if (texts === undefined) {
      throw new Error(
        `The texts "${area}" are missing. Give <UiProvider> the whole catalogue, such as messages={primitives}, or wrap this screen in another one.`,
      );
    }
    return texts as Messages[Area];
  };

export const useUiMessages = createUseMessages<UiMessages>();

export const useFormats = () => useUi().format;
export const useDirection = () => useUi().direction;
export const useLinkComponent = () => useUi().LinkComponent;
export const useIsUnreviewed = () => useUi().isUnreviewed;
