import type { LazyFailureProps } from '@settlement-help/ui';
import { LoadFailure } from '@settlement-help/ui/domain';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

/** Stands in the place of a part of a screen that could not be loaded. */
export const PartFailure = ({ onRetry }: LazyFailureProps) => (
  <LoadFailure message={useAppMessages().network} onRetry={async () => onRetry()} />
);
