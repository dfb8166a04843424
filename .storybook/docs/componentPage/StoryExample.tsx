import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { type FC, use, useEffect, useState } from 'react';
import { StoryFrame } from '../StoryFrame.tsx';

/** A story as Storybook prepares it for a docs page. */
export type PreparedStory = ReturnType<DocsContextProps['componentStories']>[number];
type StoryContext = Parameters<PreparedStory['unboundStoryFn']>[0];

interface StoryExampleProps {
  story: PreparedStory;
  /** Props that differ from those of the story. */
  args?: Record<string, unknown> | undefined;
}

function InlineStory({ story, args }: StoryExampleProps) {
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

/** Renders a story without the toolbar and the code of a canvas, perhaps with other props. An overlay is in a frame. */
export const StoryExample = ({ story, args }: StoryExampleProps) =>
  story.parameters.docs?.story?.inline === false ? (
    <StoryFrame
      title={['Example', story.name, ...Object.values(args ?? {})].join(': ')}
      story={story.id}
      args={args}
      loading="lazy"
      className="docs-framed-example"
    />
  ) : (
    <InlineStory story={story} args={args} />
  );
