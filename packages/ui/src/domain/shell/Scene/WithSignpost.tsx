import type { ReactNode } from 'react';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { SignpostScene } from './SignpostScene.tsx';

export interface WithSignpostProps {
  /** Says what did not arrive: a `LoadFailure` or a `TryAgain` in the place of a whole screen or its list. */
  children: ReactNode;
}

/** Sets a drawing beside what says that something did not arrive, and below it where there is no room. */
export const WithSignpost = ({ children }: WithSignpostProps) => (
  <Inline gap={8} style={{ flexWrap: 'wrap-reverse' }}>
    <SignpostScene />
    <div style={{ flex: '1 1 20rem', minInlineSize: 0 }}>{children}</div>
  </Inline>
);
