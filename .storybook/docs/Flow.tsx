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
  const [at, setAt] = useState(0);
  const [narrow, setNarrow] = useState(false);
  const step = steps[at];
  if (!step) return null;
  return (
    <section className="docs-flow sb-unstyled" aria-label={label}>
      <ol>
        {steps.map(({ title }, index) => (
          <li key={title}>
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              onClick={() => setAt(index)}
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
      <div>
        <p role="status">{`Step ${at + 1} of ${steps.length}: ${step.title}`}</p>
        <p className="docs-flow-tools">
          <button type="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
            Back
          </button>
          <button type="button" disabled={at === steps.length - 1} onClick={() => setAt(at + 1)}>
            Next
          </button>
          <button type="button" aria-pressed={narrow} onClick={() => setNarrow(!narrow)}>
            Phone, 360
          </button>
          <StoryLink id={step.story}>Open the story</StoryLink>
        </p>
        <StoryFrame
          key={step.story}
          title={step.title}
          story={step.story}
          style={{ inlineSize: narrow ? 360 : '100%' }}
        />
      </div>
    </section>
  );
}
