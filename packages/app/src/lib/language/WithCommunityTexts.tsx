import { UiProvider } from '@settlement-help/ui';
import { LoadFailure } from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loadCommunityTexts } from '#app/messages/communityTexts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { useLanguage } from './language.ts';

export interface WithCommunityTextsProps {
  /** Holds the place until the texts are there. @default nothing */
  pending?: ReactNode;
  /** Stands in the place while they cannot be loaded. @default the error with a way to try again */
  failed?: ((retry: () => Promise<unknown>) => ReactNode) | undefined;
  /** Loads the texts. @default those of the build */
  load?: typeof loadCommunityTexts;
  children: ReactNode;
}

/** Gives its children the texts about reports, blocks and moderation. */
export function WithCommunityTexts({
  pending = null,
  failed,
  load = loadCommunityTexts,
  children,
}: WithCommunityTextsProps) {
  const { language } = useLanguage();
  const { network } = useAppMessages();
  const {
    data: texts,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['texts', 'community', language],
    queryFn: () => load(language),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    // Another language replaces the texts, and nothing that was opened or typed.
    placeholderData: (before) => before,
  });
  if (texts) return <UiProvider messages={texts}>{children}</UiProvider>;
  if (!isError) return pending;
  return failed ? failed(refetch) : <LoadFailure message={network} onRetry={refetch} />;
}
