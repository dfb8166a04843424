import type { Country } from '@settlement-help/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useEntryState } from '#app/lib/navigation/entryState.ts';
import { navSectionAt } from '#app/lib/navigation/navSection.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { preloadScreen, Question } from './lazyScreens.tsx';
import { prefetchSection } from './usePrefetch.ts';

/**
 * Loads what the first screen of a session needs before the app is drawn: its code beside the profile, and its data as
 * soon as the destination is known, which is null before.
 */
export function useFirstScreen(destination: Country | null) {
  const { from } = useEntryState();
  const { pathname, search } = useLocation();
  const [address = ''] = (from ?? `${pathname}${search}`).split('#');
  const [path = ''] = address.split('?');
  const section = navSectionAt(path);

  const preload = useEffectEvent(() => {
    if (matchPath(paths.question, path)) Question.preload();
    else if (section) preloadScreen(section);
  });
  useEffect(() => {
    // In a task of its own, after the request for the profile.
    const timer = setTimeout(() => preload());
    return () => clearTimeout(timer);
  }, []);

  const queryClient = useQueryClient();
  const prefetch = useEffectEvent((country: Country) => {
    const isOwnAddress = address === paths.home || (section && address === paths[section]);
    if (section && isOwnAddress) prefetchSection(queryClient, section, country);
  });
  useEffect(() => {
    if (destination) prefetch(destination);
  }, [destination]);
}
