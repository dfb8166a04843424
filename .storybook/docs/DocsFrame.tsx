import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { darkScheme, frameTheme } from '../theme.ts';
import { useGlobals } from './useGlobals.ts';
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

/** Gives a docs page the look of the product. Its words stay in English and from left to right, whatever its stories are. */
function DocsFrame({ context, children }: DocsFrameProps) {
  const { theme } = useGlobals(context.channel);
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
