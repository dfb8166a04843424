import type { Answer } from '@settlement-help/contract';
import { Check, CircleCheck } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { usePending } from '../../../async/usePending.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Badge } from '../../../primitives/content/Badge/Badge.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { VisuallyHidden } from '../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx';
import { useAuthorName } from '../../hooks/useAuthorName.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { Byline } from '../Byline/Byline.tsx';
import { BlockedPost } from '../PostActions/BlockedPost.tsx';
import { ScamNote } from '../ScamNote/ScamNote.tsx';
import type { OnVote } from '../VoteControl/useVote.ts';
import { VoteControl } from '../VoteControl/VoteControl.tsx';
import * as styles from './AnswerItem.css.ts';

export interface AnswerItemProps {
  answer: Answer;
  viewerId: string;
  onVote: OnVote;
  /** The time at which an answer to the question was accepted. */
  acceptedAt?: string | null | undefined;
  /** True if the person followed a link to this answer. */
  isLinked?: boolean | undefined;
  /** Accepts the answer; only passed for the question's author. */
  onAccept?: (() => Promise<void>) | undefined;
  /** Further actions, such as `PostActions`. */
  actions?: ReactNode;
  /** Shown below the text, such as `PostTranslation`. */
  translation?: ReactNode;
  /** Shown beside the time of the last edit. */
  history?: ReactNode;
}

/** One answer with its author and votes, as a list item (§2 Question detail). */
export function AnswerItem({
  answer,
  viewerId,
  onVote,
  acceptedAt,
  isLinked,
  onAccept,
  actions,
  translation,
  history,
}: AnswerItemProps) {
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

  const isEditedLater = is_accepted && edited_at && acceptedAt && edited_at > acceptedAt;
  const oldYear = oldAcceptedYear(answer);

  const post = (
    <>
      <Byline author={user} createdAt={created_at} editedAt={edited_at} action={edited_at && history} />
      <Text userWritten lang={answer.language ?? undefined}>
        {content}
      </Text>
      {translation}
      <ScamNote text={content} />
      {isEditedLater && <Text variant="note">{messages.editedAfterAccepted}</Text>}
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
      id={answerAnchor(id)}
      tabIndex={-1}
      className={styles.item}
      data-accepted={is_accepted || undefined}
      data-linked={isLinked || undefined}
    >
      {user.is_blocked ? <BlockedPost name={name}>{post}</BlockedPost> : post}
    </Stack>
  );
}

/** The fragment of the address of an answer. */
export const answerAnchor = (id: string) => `answer-${id}`;

/** The id of the answer that a fragment names; null if it names none. */
export const answerOfAnchor = (hash: string) => /^#answer-(.+)$/.exec(hash)?.[1] ?? null;

const year = 365 * 24 * 60 * 60 * 1000;

/** The year of an accepted answer older than a year, whose rules may have changed since. */
export const oldAcceptedYear = ({ is_accepted, created_at }: Answer) =>
  is_accepted && Date.now() - Date.parse(created_at) > year ? created_at.slice(0, 4) : undefined;
