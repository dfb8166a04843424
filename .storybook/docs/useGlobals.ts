import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

type Channel = DocsContainerProps['context']['channel'];
type Globals = Record<string, unknown>;

declare const __STORYBOOK_PREVIEW__: { storyStoreValue?: { userGlobals: { get(): Globals } } };

// Each frame with a story is a Storybook that tells its own globals on the same channel, so only the store is asked.
const currentGlobals = (): Globals => __STORYBOOK_PREVIEW__.storyStoreValue?.userGlobals.get() ?? {};

/** What the toolbar says. A page of words alone belongs to no story that could say it. */
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

/** The globals that a story in a frame takes from its address. */
export const globalsParameter = ({ theme = 'system', dir = 'ltr', locale = 'en' }: Globals) =>
  `theme:${theme};dir:${dir};locale:${locale}`;
