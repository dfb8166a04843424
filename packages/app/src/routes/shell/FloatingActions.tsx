import type { Country, User } from '@settlement-help/contract';
import { useLazy } from '@settlement-help/ui';
import { BackToTop, ChatWidget, type NavSectionHrefs } from '@settlement-help/ui/domain';
import { type RefObject, useCallback, useState } from 'react';
import { lazyWithTexts } from '#app/lib/language/lazyWithTexts.ts';
import { showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

const AssistantPanel = lazyWithTexts(() =>
  import('./AssistantPanel.tsx').then((part) => part.AssistantPanel),
);

export interface FloatingActionsProps {
  user: User;
  country: Country;
  hrefs: NavSectionHrefs;
  /** Takes the focus when the page goes back to its top. */
  mainRef: RefObject<HTMLElement | null>;
}

/** What floats over every screen: the assistant, and the way back to the top. */
export function FloatingActions({ user, country, hrefs, mainRef }: FloatingActionsProps) {
  const messages = useAppMessages();
  const [open, setOpen] = useState(false);
  const handleFailure = useCallback(() => {
    showToast({ tone: 'error', message: messages.network });
    setOpen(false);
  }, [messages]);
  const Panel = useLazy(AssistantPanel, open, handleFailure);

  return (
    <ChatWidget
      open={open}
      onOpen={() => setOpen(true)}
      onIntent={AssistantPanel.preload}
      panel={Panel && <Panel user={user} country={country} hrefs={hrefs} onClose={() => setOpen(false)} />}
    >
      <BackToTop targetRef={mainRef} />
    </ChatWidget>
  );
}
