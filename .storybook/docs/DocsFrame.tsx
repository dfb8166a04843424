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

/** Storybook renders story frames once, so this passes toolbar changes to existing frames. */
function useFramesFollow(globals: string) {
  // Storybook derives the URL of each frame from this one during rendering.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=${globals}` });
  useEffect(() => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
      const url = new URL(frame.src);
      if (url.searchParams.get('globals') === globals) continue;
      url.searchParams.set('globals', globals);
      frame.src = url.href;
    }
  }, [globals]);
}

/** Applies the product's theme to a docs page. The page stays English and left to right for all stories. */
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
