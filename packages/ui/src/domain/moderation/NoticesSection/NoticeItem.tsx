import { moderationLimits, type Notice } from '@settlement-help/contract';
import { TextFormBehindButton } from '../../../patterns/TextFormBehindButton.tsx';
import { DataItem, DataList } from '../../../primitives/content/DataList/DataList.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

interface NoticeItemProps {
  notice: Notice;
  onObject: (text: string) => Promise<void>;
}

export function NoticeItem({ notice, onObject }: NoticeItemProps) {
  const { notices: messages } = useMessages('moderation');
  const { action, until, post_count: count, objection, is_in_force, post, profile_part } = notice;
  const title =
    action === 'suspend'
      ? until
        ? messages.suspendUntil({ until })
        : messages.suspend
      : profile_part
        ? messages[profile_part]
        : messages[action]({ count });

  return (
    <Stack as="li" gap={3}>
      <Heading level={3}>{title}</Heading>
      <StatementOfReasons notice={notice} />
      {post && (
        <Text variant="muted" userWritten lines={2}>
          {post.excerpt}
        </Text>
      )}
      <Text variant="note">
        {messages.decided({ date: notice.created_at })} {messages.byPerson} {messages.elsewhere}
      </Text>
      {objection ? (
        <Text>{objection.outcome ? messages[objection.outcome] : messages.waiting}</Text>
      ) : is_in_force ? (
        <TextFormBehindButton
          openLabel={messages.object}
          label={messages.objectionLabel}
          hint={messages.objectionHint}
          submitLabel={messages.send}
          max={moderationLimits.objectionMax}
          missingText={messages.objectionMissing}
          tooLongText={messages.objectionLong({ max: moderationLimits.objectionMax })}
          onSend={onObject}
        />
      ) : (
        <Text>{messages.over}</Text>
      )}
    </Stack>
  );
}

export function StatementOfReasons({ notice }: { notice: Notice }) {
  const { notices: messages, reason } = useMessages('moderation');
  return (
    <DataList>
      <DataItem term={messages.reason}>{reason[notice.reason]}</DataItem>
      <DataItem term={messages.rule}>
        <bdi>{notice.rule}</bdi>
      </DataItem>
      <DataItem term={messages.facts}>
        <bdi>{notice.facts}</bdi>
      </DataItem>
    </DataList>
  );
}
