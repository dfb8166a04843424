import type { ReactNode } from 'react';

/** Decorator: a column of at most this width. */
export const inColumn = (maxInlineSize: string) => (Story: () => ReactNode) => (
  <div style={{ maxInlineSize }}>
    <Story />
  </div>
);
