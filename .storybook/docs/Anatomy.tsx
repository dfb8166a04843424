import { Markdown } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import { partsOfAnatomy } from '../../tools/component-docs/advice.ts';
import { linkComponents } from './linkComponents.ts';
import { type PreparedStory, StoryExample } from './StoryExample.tsx';

interface Marker {
  number: number;
  /** In pixels from the corner of the example. */
  top: number;
  left: number;
}

/** Finds the parts in an example that changes its layout until its fonts and pictures are loaded. */
function useMarkers(parts: readonly (string | undefined)[]) {
  const ref = useRef<HTMLDivElement>(null);
  const [markers, setMarkers] = useState<Marker[]>([]);
  const key = parts.join();
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return;
    const measure = () => {
      const origin = frame.getBoundingClientRect();
      const found = key.split(',').flatMap((part, index) => {
        const element = part === '' ? null : frame.querySelector(`[data-part="${part}"]`);
        // A part can be hidden at this width.
        if (!element?.getClientRects().length) return [];
        const { top, left } = element.getBoundingClientRect();
        return [{ number: index + 1, top: top - origin.top, left: left - origin.left }];
      });
      setMarkers(found);
    };
    const resized = new ResizeObserver(measure);
    const changed = new MutationObserver(measure);
    resized.observe(frame);
    changed.observe(frame, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [key]);
  return { ref, markers };
}

/** False for overlays, whose stories are shown in a frame. */
const isInline = ({ parameters }: PreparedStory) => parameters.docs?.story?.inline !== false;

interface AnatomyProps {
  markdown: string;
  story: PreparedStory | undefined;
}

/** The parts of a component as a list, and their numbers in the first story. */
export function Anatomy({ markdown, story }: AnatomyProps) {
  const parts = partsOfAnatomy(markdown);
  const { ref, markers } = useMarkers(parts);
  return (
    <>
      {story && isInline(story) && parts.some(Boolean) && (
        <div className="docs-anatomy">
          <div ref={ref} className="docs-anatomy-example sb-unstyled" inert>
            <StoryExample story={story} />
          </div>
          {markers.map(({ number, top, left }) => (
            <span key={number} aria-hidden="true" className="docs-marker" style={{ top, left }}>
              {number}
            </span>
          ))}
        </div>
      )}
      <Markdown>{linkComponents(markdown)}</Markdown>
    </>
  );
}
