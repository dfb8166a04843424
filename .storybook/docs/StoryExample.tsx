import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { type FC, use, useEffect, useState } from 'react';

/** A story as Storybook prepares it for a docs page. */
export type PreparedStory = ReturnType<DocsContextProps['componentStories']>[number];
type StoryContext = Parameters<PreparedStory['unboundStoryFn']>[0];

interface StoryExampleProps {
  story: PreparedStory;
  /** Props that differ from those of the story. */
  args?: Record<string, unknown>;
}

/** Renders a story without the toolbar and the code of a canvas, perhaps with other props. */
export function StoryExample({ story, args }: StoryExampleProps) {
  const docs = use(DocsContext);
  const [context, setContext] = useState<StoryContext>();
  useEffect(() => {
    const controller = new AbortController();
    const prepared = { ...docs.getStoryContext(story), abortSignal: controller.signal } as StoryContext;
    void story.applyLoaders(prepared).then((loaded) => {
      if (!controller.signal.aborted) setContext({ ...prepared, loaded });
    });
    return () => controller.abort();
  }, [docs, story]);
  const Story = story.unboundStoryFn as FC<StoryContext>;
  return context && <Story {...context} args={{ ...context.args, ...args }} />;
}
