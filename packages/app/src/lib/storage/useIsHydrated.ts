import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False while React hydrates a prerendered page, which does not know what is stored on the device. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
