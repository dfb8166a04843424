import type { ReactNode } from 'react';

/** Leads to a story in the frame of Storybook around this page. */
export const StoryLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <a href={`./?path=/story/${id}`} target="_top">
    {children}
  </a>
);
