import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

type Channel = DocsContainerProps['context']['channel'];
type Globals = Record<string, unknown>;

declare const __STORYBOOK_PREVIEW__: { storyStoreValue?: { userGlobals: { get(): Globals } } };

// Each story frame sends its own globals on the same channel, so this reads the store.
const currentGlobals = (): Globals => __STORYBOOK_PREVIEW__.storyStoreValue?.userGlobals.get() ?? {};

/** The toolbar globals. A page without stories has no other source for them. */
export function useGlobals(channel: Channel): Globals {
  const [globals, setGlobals] = useState(currentGlobals);
  useEffect(() => {
    const follow = () => setGlobals(currentGlobals());
    follow();
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return globals;
}

/** The `globals` URL parameter of a story frame. */
export const globalsParameter = ({
  theme = 'system',
  dir = 'ltr',
  text = 'normal',
  locale = 'en',
}: Globals) => `theme:${theme};dir:${dir};text:${text};locale:${locale}`;
