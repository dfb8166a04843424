import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

type Channel = DocsContainerProps['context']['channel'];
type Globals = Record<string, unknown>;

const globalsOf = (channel: Channel): Globals =>
  (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]?.globals ?? {};

/** What the toolbar says. A page of words alone belongs to no story that could say it. */
export function useGlobals(channel: Channel): Globals {
  const [globals, setGlobals] = useState(() => globalsOf(channel));
  useEffect(() => {
    const follow = () => setGlobals(globalsOf(channel));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return globals;
}
