import type { Country } from '@settlement-help/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useEntryState } from '#app/lib/navigation/entryState.ts';
import { navSectionAt } from '#app/lib/navigation/navSection.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { preloadScreen } from '../lazyScreens.ts';
import { prefetchSection } from './usePrefetch.ts';

/** Preloads the code of the first screen, and its data when the destination is known. */
export function useFirstScreen(destination: Country | null) {
  const { from } = useEntryState();
  const { pathname, search } = useLocation();
  const [address = ''] = (from ?? `${pathname}${search}`).split('#');
  const [path = ''] = address.split('?');
  const section = navSectionAt(path);

  const preload = useEffectEvent(() => preloadScreen(path));
  useEffect(() => {
    // After the request for the profile, which is more urgent.
    const timer = setTimeout(() => preload());
    return () => clearTimeout(timer);
  }, []);

  const queryClient = useQueryClient();
  const prefetch = useEffectEvent((country: Country) => {
    const isSectionAddress = address === paths.home || (section && address === paths[section]);
    if (section && isSectionAddress) prefetchSection(queryClient, section, country);
  });
  useEffect(() => {
    if (destination) prefetch(destination);
  }, [destination]);
}
