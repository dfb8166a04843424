import type { Language } from '@settlement-help/contract';
import { type ReactNode, useEffect } from 'react';
import { ScreenFailure } from '#app/lib/loading/ScreenFailure.tsx';
import { ScreenSkeleton } from '#app/lib/loading/ScreenSkeleton.tsx';
import { focusLateHeading } from '#app/lib/navigation/useArrival.ts';
import { useContent } from './useContent.ts';

export interface ContentProps<Loaded> {
  /** Names it among all content, such as `France/services`. */
  name: string;
  load: (language: Language) => Promise<Loaded>;
  children: (content: Loaded) => ReactNode;
}

/** A screen that shows content in the language of the page. */
export function Content<Loaded>({ name, load, children }: ContentProps<Loaded>) {
  const { content, failure } = useContent(name, load);
  // Where the screen knew its title before, nothing else tells that the heading is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading comes with the content
  useEffect(focusLateHeading, [content]);
  if (content !== undefined) return children(content);
  return failure ? <ScreenFailure {...failure} /> : <ScreenSkeleton />;
}
