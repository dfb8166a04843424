import { type ReactNode, useLayoutEffect } from 'react';
import { Failure } from '#app/lib/errors/Failure.tsx';
import { ScreenSkeleton } from '#app/lib/navigation/ScreenSkeleton.tsx';
import { focusLateHeading } from '#app/lib/navigation/useScreenArrival.ts';
import { type ContentSource, useContent } from './useContent.ts';

export interface ContentProps<Loaded> extends ContentSource<Loaded> {
  children: (content: Loaded) => ReactNode;
}

/** Loads the content of a screen in the language of the page. */
export function Content<Loaded>({ name, load, children }: ContentProps<Loaded>) {
  const { data, error, refetch } = useContent(name, load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content adds the heading
  useLayoutEffect(focusLateHeading, [data]);
  if (data !== undefined) return children(data);
  return error ? <Failure onRetry={() => refetch({ throwOnError: true })} /> : <ScreenSkeleton />;
}
