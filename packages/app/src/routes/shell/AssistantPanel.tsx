import type { User } from '@settlement-help/contract';
import { ChatPanel, type ChatPanelProps, type ChatTurn } from '@settlement-help/ui/domain';
import { draftStorage } from '#app/lib/storage/draftStorage.ts';

const historyName = 'assistant';

export interface AssistantPanelProps extends Pick<ChatPanelProps, 'country' | 'hrefs' | 'onClose'> {
  user: User;
}

/** The conversation with the assistant; it survives a reload. */
export const AssistantPanel = ({ user, ...props }: AssistantPanelProps) => (
  <ChatPanel
    history={draftStorage.read<ChatTurn[]>(user.id, historyName) ?? []}
    onHistoryChange={(history) => draftStorage.write(user.id, historyName, history)}
    {...props}
  />
);
