import type { Answer } from '@settlement-help/contract';
import { Check, CircleCheck } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { usePending } from '../../../async/usePending.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Badge } from '../../../primitives/content/Badge/Badge.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { VisuallyHidden } from '../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx';
import { useAuthorName } from '../../messages/useAuthorName.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Byline } from '../Byline/Byline.tsx';
import { BlockedPost } from '../PostActions/BlockedPost.tsx';
import type { OnVote } from '../VoteControl/useVote.ts';
import { VoteControl } from '../VoteControl/VoteControl.tsx';
import * as styles from './AnswerItem.css.ts';

export interface AnswerItemProps {
  answer: Answer;
  viewerId: string;
  onVote: OnVote;
  /** Accepts the answer; only passed for the question's author. */
  onAccept?: (() => Promise<void>) | undefined;
  /** Further actions, such as `PostActions`. */
  actions?: ReactNode;
}

/** One answer with its author and votes, as a list item (§2 Question detail). */
export function AnswerItem({ answer, viewerId, onVote, onAccept, actions }: AnswerItemProps) {
  const messages = useMessages('forum');
  const itemRef = useRef<HTMLLIElement>(null);
  const { id, content, created_at, edited_at, is_accepted, user } = answer;
  const name = useAuthorName()(user.full_name);

  const { pending, run: accept } = usePending(async () => {
    try {
      await onAccept?.();
      // The pressed button disappeared.
      itemRef.current?.focus({ preventScroll: true });
    } catch {
      // The caller logs the error; the answer stays unchanged (§8 Forum).
    }
  });

  const oldYear = oldAcceptedYear(answer);

  const post = (
    <>
      <Byline author={user} createdAt={created_at} editedAt={edited_at} />
      <Text userWritten lang={answer.language ?? undefined}>
        {content}
      </Text>
      {oldYear && <Text variant="note">{messages.oldAnswer({ year: oldYear })}</Text>}
      <VoteControl
        votes={answer}
        label={messages.vote.answer({ name })}
        disabledReason={user.id === viewerId ? messages.vote.ownAnswer : undefined}
        onVote={onVote}
      >
        {is_accepted && (
          <Badge tone="success" icon={CircleCheck}>
            {messages.accepted}
          </Badge>
        )}
        {onAccept && !is_accepted ? (
          // The button and the actions wrap together.
          <Inline gap={2}>
            <Button variant="secondary" size="small" icon={Check} loading={pending} onClick={accept}>
              {messages.accept}
              <VisuallyHidden>{messages.acceptOf({ name })}</VisuallyHidden>
            </Button>
            {actions}
          </Inline>
        ) : (
          actions
        )}
      </VoteControl>
    </>
  );

  return (
    <Stack
      as="li"
      gap={3}
      ref={itemRef}
      id={id}
      tabIndex={-1}
      className={styles.item}
      data-accepted={is_accepted || undefined}
    >
      {user.is_blocked ? <BlockedPost name={name}>{post}</BlockedPost> : post}
    </Stack>
  );
}

const year = 365 * 24 * 60 * 60 * 1000;

/** The year of an accepted answer older than a year, whose rules may have changed since. */
export const oldAcceptedYear = ({ is_accepted, created_at }: Answer) =>
  is_accepted && Date.now() - Date.parse(created_at) > year ? created_at.slice(0, 4) : undefined;
