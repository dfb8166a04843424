import type { ReactNode } from 'react';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { SignpostScene } from './SignpostScene.tsx';

export interface WithSignpostProps {
  /** The message, usually a `LoadFailure`. */
  children: ReactNode;
}

/** Shows a drawing next to a message about missing content, or below it if there is no room. */
export const WithSignpost = ({ children }: WithSignpostProps) => (
  <Inline gap={8} style={{ flexWrap: 'wrap-reverse' }}>
    <SignpostScene />
    <div style={{ flex: '1 1 20rem', minInlineSize: 0 }}>{children}</div>
  </Inline>
);
