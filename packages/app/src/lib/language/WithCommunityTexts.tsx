import { UiProvider } from '@settlement-help/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loadCommunityTexts } from '#app/messages/communityTexts.ts';
import { useLanguage } from './language.ts';

interface WithCommunityTextsProps {
  pending?: ReactNode;
  children: ReactNode;
}

/** Gives its children the texts about reports, blocks and moderation; shows `pending` until they are there. */
export function WithCommunityTexts({ pending = null, children }: WithCommunityTextsProps) {
  const { language } = useLanguage();
  const { data: texts } = useQuery({
    queryKey: ['texts', 'community', language],
    queryFn: () => loadCommunityTexts(language),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    // Another language replaces the texts, and nothing that was opened or typed.
    placeholderData: (before) => before,
  });
  return texts ? <UiProvider messages={texts}>{children}</UiProvider> : pending;
}
