import type { Notice } from '@settlement-help/contract';
import { RuledSection } from '../../../patterns/RuledSection/RuledSection.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { NoticeItem } from './NoticeItem.tsx';

export interface NoticesSectionProps {
  notices: readonly Notice[];
  /** Objects to a decision, which is possible once. */
  onObject: (id: string, text: string) => Promise<void>;
}

/** The moderators' decisions about the user, with reasons and a form to object. */
export function NoticesSection({ notices, onObject }: NoticesSectionProps) {
  const { notices: messages } = useMessages('moderation');
  return (
    <RuledSection title={messages.title} hint={messages.hint}>
      <Stack as="ul" gap={8} role="list">
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} onObject={(text) => onObject(notice.id, text)} />
        ))}
      </Stack>
    </RuledSection>
  );
}
