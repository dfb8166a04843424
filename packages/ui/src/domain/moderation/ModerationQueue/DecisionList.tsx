import type { Decision } from '@settlement-help/contract';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../messages/useMessages.ts';

/** The log of decisions, newest first. */
export function DecisionList({ decisions }: { decisions: readonly Decision[] }) {
  const messages = useMessages('log');
  const { reason: reasons } = useMessages('moderation');
  const format = useFormats();
  if (decisions.length === 0) return <Text variant="muted">{messages.empty}</Text>;
  return (
    <Stack as="ol" role="list" aria-label={messages.list}>
      {decisions.map(({ id, action, moderator, person, post_count, reason, rule, facts, created_at }) => (
        <li key={id}>
          <Text>{messages.entry({ moderator, action: messages.action[action] })}</Text>
          <Text variant="note">
            {[
              format.date(created_at),
              person && messages.about({ person }),
              post_count > 0 && messages.posts({ count: post_count }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {reason && (
            <Text variant="muted" userWritten>
              {[reasons[reason], rule, facts].filter(Boolean).join('\n')}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  );
}
