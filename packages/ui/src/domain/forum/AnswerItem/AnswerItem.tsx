import type { Answer, Votes } from '@settlement-help/contract';
import { Check, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Badge } from '../../../primitives/content/Badge/Badge.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { VisuallyHidden } from '../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Byline } from '../Byline/Byline.tsx';
import { VoteControl } from '../VoteControl/VoteControl.tsx';
import * as styles from './AnswerItem.css.ts';

export interface AnswerItemProps {
  /** The answer. */
  answer: Answer;
  /** Id of the reader, who does not vote on their own answer. */
  viewerId: string;
  /** Casts a vote on it and resolves to the new counts. */
  onVote: (isUpvote: boolean) => Promise<Votes>;
  /** Accepts it; given to the question's author alone, and not used once it is accepted. */
  onAccept?: (() => Promise<void>) | undefined;
}

/** One answer, an item of a list: who, when, what, whether it was accepted, and the votes on it (§2 Question detail). */
export function AnswerItem({ answer, viewerId, onVote, onAccept }: AnswerItemProps) {
  const messages = useMessages('forum');
  const [pending, setPending] = useState(false);
  const { content, created_at, is_accepted, user } = answer;

  const accept = async () => {
    setPending(true);
    try {
      await onAccept?.();
    } catch {
      // The caller logs the error; the answer stays as it is (§8 Forum).
    } finally {
      setPending(false);
    }
  };

  return (
    <li className={styles.item} data-accepted={is_accepted || undefined}>
      {is_accepted && (
        <Badge tone="success" icon={CircleCheck} className={styles.mark}>
          {messages.accepted}
        </Badge>
      )}
      <Byline author={user} createdAt={created_at} />
      <Text userWritten>{content}</Text>
      <div className={styles.actions}>
        <VoteControl
          votes={answer}
          label={messages.vote.answer(user.full_name)}
          disabledReason={user.id === viewerId ? messages.vote.ownAnswer : undefined}
          onVote={onVote}
        />
        {onAccept && !is_accepted && (
          <Button variant="secondary" size="small" icon={Check} loading={pending} onClick={accept}>
            {messages.accept}
            <VisuallyHidden>{messages.acceptOf(user.full_name)}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );
}
