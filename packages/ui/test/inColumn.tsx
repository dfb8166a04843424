import type { ReactNode } from 'react';

/** Stands around a story as a decorator: a column of at most this width, as the component has in its place. */
export const inColumn = (maxInlineSize: string) => (Story: () => ReactNode) => (
  <div style={{ maxInlineSize }}>
    <Story />
  </div>
);
