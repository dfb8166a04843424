import type { ReactNode } from 'react';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { SignpostScene } from './SignpostScene.tsx';

export interface WithSignpostProps {
  children: ReactNode;
}

/** Shows the signpost next to a message, such as a `LoadFailure`. */
export const WithSignpost = ({ children }: WithSignpostProps) => (
  <Inline gap={8} style={{ flexWrap: 'wrap-reverse' }}>
    <SignpostScene />
    <div style={{ flex: '1 1 20rem', minInlineSize: 0 }}>{children}</div>
  </Inline>
);
