import { DocsContext, Markdown } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { storyNameFromExport } from 'storybook/internal/csf';
import { type Example, parseAdvice } from '../../../tools/component-docs/advice.ts';
import { linkComponents } from '../linkComponents.ts';
import { StoryExample } from './StoryExample.tsx';

function AdviceExample({ story: name, args }: Example) {
  const story = use(DocsContext)
    .componentStories()
    .find((story) => story.name === storyNameFromExport(name));
  return (
    story && (
      <div className="docs-advice-example sb-unstyled" inert>
        <StoryExample story={story} args={args} />
      </div>
    )
  );
}

/** The dos and don'ts of a component, each with its example. */
export function AdviceList({ markdown }: { markdown: string }) {
  return (
    // Not a list, because Storybook changes the margins of all elements in the items of a list.
    <div className="docs-advice">
      {parseAdvice(markdown).map(({ kind, text, example }) => (
        <figure key={text} data-kind={kind}>
          {example && <AdviceExample {...example} />}
          <figcaption>
            <Markdown>{linkComponents(text.replace(/^Do(?: not)?\b/, '**$&**'))}</Markdown>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
