import type { ReactNode } from 'react';

/** Opens a story in Storybook, outside of the docs frame. */
export const StoryLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <a href={`./?path=/story/${id}`} target="_top">
    {children}
  </a>
);
