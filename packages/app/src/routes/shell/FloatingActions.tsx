import type { Country, User } from '@settlement-help/contract';
import { BackToTop, ChatWidget, type NavSectionHrefs } from '@settlement-help/ui/domain';
import { lazyWithPreload } from '@settlement-help/ui/internal';
import { type RefObject, useState, useTransition } from 'react';
import { showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

// Lazy, because few people open it.
const AssistantPanel = lazyWithPreload(async () => (await import('./AssistantPanel.tsx')).AssistantPanel);

export interface FloatingActionsProps {
  user: User;
  country: Country;
  hrefs: NavSectionHrefs;
  mainRef: RefObject<HTMLElement | null>;
}

export function FloatingActions({ user, country, hrefs, mainRef }: FloatingActionsProps) {
  const { network } = useAppMessages();
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, startTransition] = useTransition();

  const open = () =>
    startTransition(async () => {
      try {
        await AssistantPanel.load();
        setIsOpen(true);
      } catch {
        showToast({ tone: 'error', message: network });
      }
    });

  return (
    <ChatWidget
      open={isOpen || isPending}
      onOpen={open}
      onIntent={AssistantPanel.preload}
      panel={
        isOpen ? (
          <AssistantPanel user={user} country={country} hrefs={hrefs} onClose={() => setIsOpen(false)} />
        ) : undefined
      }
    >
      <BackToTop targetRef={mainRef} />
    </ChatWidget>
  );
}
