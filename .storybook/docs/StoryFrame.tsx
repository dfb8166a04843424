import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ComponentProps, use } from 'react';
import { buildArgsParam } from 'storybook/internal/router';
import { globalsParameter, useGlobals } from './useGlobals.ts';

interface StoryFrameProps extends Omit<ComponentProps<'iframe'>, 'id' | 'src' | 'title'> {
  title: string;
  story: string;
  /** Props that differ from those of the story: letters, digits and spaces. Storybook ignores all others in an address. */
  args?: Record<string, unknown> | undefined;
}

/** A story in a frame, with the theme and the direction of the toolbar. */
export function StoryFrame({ story, args, title, ...props }: StoryFrameProps) {
  const globals = globalsParameter(useGlobals(use(DocsContext).channel));
  const changed = args ? `&args=${buildArgsParam(undefined, args)}` : '';
  return (
    <iframe
      {...props}
      title={title}
      src={`iframe.html?id=${story}&viewMode=story&globals=${globals}${changed}`}
    />
  );
}
