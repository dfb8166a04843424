import type { ReactNode } from 'react';

export const inColumn = (maxInlineSize: string) => (Story: () => ReactNode) => (
  <div style={{ maxInlineSize }}>
    <Story />
  </div>
);
