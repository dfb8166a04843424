import { useState } from 'react';
import { StoryFrame } from './StoryFrame.tsx';
import { StoryLink } from './StoryLink.tsx';

export interface FlowStep {
  title: string;
  /** A story id such as `screens-dashboard--default`. */
  story: string;
}

interface FlowProps {
  /** Accessible name of the list. */
  label: string;
  steps: readonly FlowStep[];
}

/** Shows the stories of a flow in order. */
export function Flow({ label, steps }: FlowProps) {
  const [index, setIndex] = useState(0);
  const [isNarrow, setIsNarrow] = useState(false);
  const step = steps[index];
  if (!step) return null;
  return (
    <section className="docs-flow sb-unstyled" aria-label={label}>
      <ol>
        {steps.map(({ title }, position) => (
          <li key={title}>
            <button
              type="button"
              aria-current={position === index ? 'step' : undefined}
              onClick={() => setIndex(position)}
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
      <div>
        <p role="status">{`Step ${index + 1} of ${steps.length}: ${step.title}`}</p>
        <p className="docs-flow-tools">
          <button type="button" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            Back
          </button>
          <button type="button" disabled={index === steps.length - 1} onClick={() => setIndex(index + 1)}>
            Next
          </button>
          <button type="button" aria-pressed={isNarrow} onClick={() => setIsNarrow(!isNarrow)}>
            Phone, 360 px
          </button>
          <StoryLink id={step.story}>Open the story</StoryLink>
        </p>
        <StoryFrame
          key={step.story}
          title={step.title}
          story={step.story}
          style={{ inlineSize: isNarrow ? 360 : '100%' }}
        />
      </div>
    </section>
  );
}
