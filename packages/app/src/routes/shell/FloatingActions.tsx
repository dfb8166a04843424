import type { Country, User } from '@settlement-help/contract';
import { BackToTop } from '@settlement-help/ui';
import { type ChatTurn, ChatPanel, ChatWidget, type NavSectionHrefs } from '@settlement-help/ui/domain';
import { type RefObject, useState } from 'react';
import { draftStorage } from '#app/lib/storage/draftStorage.ts';

const historyName = 'assistant';

export interface FloatingActionsProps {
  user: User;
  country: Country;
  hrefs: NavSectionHrefs;
  /** Takes the focus when the page goes back to its top. */
  mainRef: RefObject<HTMLElement | null>;
}

/** The assistant and the button back to the top, which float over every screen. A reload keeps the conversation. */
export function FloatingActions({ user, country, hrefs, mainRef }: FloatingActionsProps) {
  const [open, setOpen] = useState(false);
  return (
    <ChatWidget
      open={open}
      onOpen={() => setOpen(true)}
      panel={
        open && (
          <ChatPanel
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
