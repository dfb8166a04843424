import type { BlockedPerson } from '@settlement-help/contract';
import { UserRoundX } from 'lucide';
import { ListRow } from '../../../patterns/ListRow/ListRow.tsx';
import { list } from '../../../patterns/RuledSection/RuledSection.css.ts';
import { RuledSection } from '../../../patterns/RuledSection/RuledSection.tsx';
import { useAction } from '../../../patterns/useAction.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useAnnounce } from '../../../primitives/feedback/useAnnounce.tsx';
import { useAuthorName } from '../../hooks/useAuthorName.ts';
import { useMessages } from '../../hooks/useMessages.ts';

export interface BlockedSectionProps {
  people: readonly BlockedPerson[];
  onUnblock: (id: string) => Promise<void>;
}

/** Profile section with the blocked users. */
export function BlockedSection({ people, onUnblock }: BlockedSectionProps) {
  const { blocked: messages } = useMessages('moderation');
  const authorName = useAuthorName();
  const { announce, announcement } = useAnnounce();
  return (
    <RuledSection title={messages.title} hint={messages.hint}>
      {announcement}
      {people.length === 0 ? (
        <Text variant="muted">{messages.none}</Text>
      ) : (
        <ul role="list" aria-label={messages.list} className={list}>
          {people.map((person) => (
            <Row
              key={person.id}
              person={person}
              onUnblock={async () => {
                await onUnblock(person.id);
                announce(messages.done({ name: authorName(person.full_name) }));
              }}
            />
          ))}
        </ul>
      )}
    </RuledSection>
  );
}

function Row({ person, onUnblock }: { person: BlockedPerson; onUnblock: () => Promise<void> }) {
  const { blocked: messages } = useMessages('moderation');
  const name = useAuthorName()(person.full_name);
  const { pending, failure, run } = useAction(onUnblock);
  return (
    <ListRow
      icon={UserRoundX}
      actions={
        <Button
          variant="quiet"
          size="small"
          loading={pending}
          aria-label={messages.unblockOf({ name })}
          onClick={run}
        >
          {messages.unblock}
        </Button>
      }
      footer={failure}
    >
      <bdi>{name}</bdi>
      <Text variant="note">{messages.since({ date: person.created_at })}</Text>
    </ListRow>
  );
}
