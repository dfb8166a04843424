import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { type FC, use, useEffect, useState } from 'react';
import { buildArgsParam } from 'storybook/internal/router';
import { globalsParameter, useGlobals } from './useGlobals.ts';

/** A story as Storybook prepares it for a docs page. */
export type PreparedStory = ReturnType<DocsContextProps['componentStories']>[number];
type StoryContext = Parameters<PreparedStory['unboundStoryFn']>[0];

interface StoryExampleProps {
  story: PreparedStory;
  /** Props that differ from those of the story. */
  args?: Record<string, unknown>;
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

/** The address of a frame can hold only props of letters, digits and spaces. Storybook ignores all others. */
function FramedStory({ story, args }: StoryExampleProps) {
  const globals = globalsParameter(useGlobals(use(DocsContext).channel));
  const changed = args ? `&args=${buildArgsParam(undefined, args)}` : '';
  return (
    <iframe
      title={['Example', story.name, ...Object.values(args ?? {})].join(': ')}
      src={`iframe.html?id=${story.id}&viewMode=story&globals=${globals}${changed}`}
      loading="lazy"
      className="docs-framed-example"
    />
  );
}

/** Renders a story without the toolbar and the code of a canvas, perhaps with other props. An overlay is in a frame. */
export const StoryExample = (props: StoryExampleProps) =>
  props.story.parameters.docs?.story?.inline === false ? (
    <FramedStory {...props} />
  ) : (
    <InlineStory {...props} />
  );
