import { Markdown } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import { partsOfAnatomy } from '../../../tools/component-docs/advice.ts';
import { linkComponents } from '../linkComponents.ts';
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
    // An overlay is in a frame.
    const find = () => {
      const inner = frame.querySelector('iframe');
      return { inner, page: inner?.contentDocument ?? frame };
    };
    const measure = () => {
      const { inner, page } = find();
      const origin = frame.getBoundingClientRect();
      const start = inner?.getBoundingClientRect() ?? { top: 0, left: 0 };
      const found = key.split(',').flatMap((part, index) => {
        const element = part === '' ? null : page.querySelector(`[data-part="${part}"]`);
        // A part can be hidden at this width.
        if (!element?.getClientRects().length) return [];
        const { top, left } = element.getBoundingClientRect();
        return [
          { number: index + 1, top: top + start.top - origin.top, left: left + start.left - origin.left },
        ];
      });
      setMarkers(found);
    };
    const resized = new ResizeObserver(measure);
    const changed = new MutationObserver(measure);
    const observe = () => {
      const { page } = find();
      changed.observe(page, { childList: true, subtree: true });
      page.addEventListener('animationend', measure);
      measure();
    };
    resized.observe(frame);
    observe();
    frame.addEventListener('load', observe, { capture: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
      frame.removeEventListener('load', observe, { capture: true });
    };
  }, [key]);
  return { ref, markers };
}

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
      {story && parts.some(Boolean) && (
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
