import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { darkScheme, frameTheme } from '../theme.ts';
import { globalsParameter, useGlobals } from './useGlobals.ts';
import './docs.css';

export type DocsFrameProps = PropsWithChildren<DocsContainerProps>;

function useDarkScheme() {
  const [, setDark] = useState(darkScheme.matches);
  useEffect(() => {
    const follow = () => setDark(darkScheme.matches);
    darkScheme.addEventListener('change', follow);
    return () => darkScheme.removeEventListener('change', follow);
  }, []);
}

/** Frames with stories are drawn once by Storybook, so a change of the toolbar is written to those that stand. */
function useFramesFollow(globals: string) {
  // Storybook makes the address of each frame out of this one while the page is rendered.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=${globals}` });
  useEffect(() => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
      const address = new URL(frame.src);
      if (address.searchParams.get('globals') === globals) continue;
      address.searchParams.set('globals', globals);
      frame.src = address.href;
    }
  }, [globals]);
}

/** Gives a docs page the look of the product. Its words stay in English and from left to right, whatever its stories are. */
function DocsFrame({ context, children }: DocsFrameProps) {
  const globals = useGlobals(context.channel);
  const { theme = 'system' } = globals;
  useFramesFollow(globalsParameter(globals));
  useDarkScheme();
  return (
    <main className="docs-frame" data-theme={theme === 'system' ? undefined : String(theme)}>
      <DocsContainer context={context} theme={frameTheme(theme)}>
        {children}
      </DocsContainer>
    </main>
  );
}

export default DocsFrame;
