import type { Country, User } from '@settlement-help/contract';
import { BackToTop, useLoaded } from '@settlement-help/ui';
import { type ChatTurn, ChatWidget, type NavSectionHrefs } from '@settlement-help/ui/domain';
import { type RefObject, useCallback, useState } from 'react';
import { draftStorage } from '#app/lib/storage/draftStorage.ts';
import { showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

const loadPanel = () => import('./AssistantPanel.ts');
const historyName = 'assistant';

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
    showToast({ type: 'error', message: messages.network });
    setOpen(false);
  }, [messages]);
  const { part, preload } = useLoaded(loadPanel, open, handleFailure);

  return (
    <ChatWidget
      open={open}
      onOpen={() => setOpen(true)}
      onIntent={preload}
      panel={
        part && (
          <part.ChatPanel
            texts={part.enConversation}
            country={country}
            hrefs={hrefs}
            history={draftStorage.read<ChatTurn[]>(user.id, historyName) ?? []}
            onHistoryChange={(history) => draftStorage.write(user.id, historyName, history)}
            onClose={() => setOpen(false)}
          />
        )
      }
    >
      <BackToTop targetRef={mainRef} />
    </ChatWidget>
  );
}
