import type { Decision } from '@settlement-help/contract';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { Table } from '../../../primitives/content/Table/Table.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './DecisionList.css.ts';

/** The log of decisions, newest first. */
export function DecisionList({ decisions }: { decisions: readonly Decision[] }) {
  const messages = useMessages('log');
  const { reason: reasons } = useMessages('moderation');
  const { both } = useMessages('forumName');
  const { part: parts } = useMessages('queue');
  const format = useFormats();
  return (
    <Table
      caption={messages.list}
      captionHidden
      rows={decisions}
      rowKey={({ id }) => id}
      empty={messages.empty}
      columns={[
        {
          key: 'decision',
          label: messages.decision,
          cell: ({ moderator, action }) => messages.entry({ moderator, action: messages.action[action] }),
        },
        { key: 'date', label: messages.date, cell: ({ created_at }) => format.date(created_at) },
        {
          key: 'person',
          label: messages.person,
          cell: ({ person, person_forum_name: forumName }) => (
            <bdi>{person && forumName ? both({ name: person, forumName }) : person}</bdi>
          ),
        },
        {
          key: 'posts',
          label: messages.posts,
          numeric: true,
          cell: ({ post_count, profile_part: part }) =>
            part ? parts[part] : post_count > 0 && format.number(post_count),
        },
        {
          key: 'reason',
          label: messages.reason,
          cell: ({ reason, rule, facts }) =>
            (reason || facts) && (
              <Text variant="muted" userWritten className={styles.reason}>
                {[reason && reasons[reason], rule, facts].filter(Boolean).join('\n')}
              </Text>
            ),
        },
      ]}
    />
  );
}
