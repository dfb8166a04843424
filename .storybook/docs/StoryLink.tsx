import type { ReactNode } from 'react';

interface StoryLinkProps {
  id: string;
  /** Values of the toolbar, such as `text:long`. */
  globals?: string;
  children: ReactNode;
}

/** Link to a story in the frame of Storybook around this page. */
export const StoryLink = ({ id, globals, children }: StoryLinkProps) => (
  <a href={`./?path=/story/${id}${globals ? `&globals=${globals}` : ''}`} target="_top">
    {children}
  </a>
);
