import { type Answer, limits } from '@settlement-help/contract';
import { ChevronDown, ChevronUp } from 'lucide';
import { useId, useState } from 'react';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { Skeleton, SkeletonGroup } from '../../../primitives/feedback/Skeleton/Skeleton.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { LoadFailure } from '../../shell/LoadFailure/LoadFailure.tsx';
import { AnswerItem, oldAcceptedYear } from '../AnswerItem/AnswerItem.tsx';
import { Byline } from '../Byline/Byline.tsx';
import { postOfAnswer } from '../PostActions/Post.ts';
import type { QuestionCardProps } from './props.ts';
import * as styles from './QuestionCard.css.ts';

/** Letters that fit into two lines on every screen. */
const wholeAnswer = 60;

/** Keeps the space of the button until it is known whether it is needed. */
const kept = { visibility: 'hidden' } as const;

/** The best answer in a space of fixed height, and all answers on demand. */
export function CardAnswers({
  question,
  answers,
  viewerId,
  href,
  onVoteAnswer,
  onRetry,
  answerActions,
  translationOf,
}: QuestionCardProps) {
  const messages = useMessages('forum');
  const { about } = useMessages('action');
  const [isOpen, setOpen] = useState(false);
  const listId = useId();

  if (answers === 'failed') {
    return (
      <Stack gap={2} className={styles.preview}>
        <LoadFailure quiet message={messages.answersNotLoaded} onRetry={onRetry} />
      </Stack>
    );
  }
  if (answers === 'loading') {
    return question.answer_count === 0 ? null : (
      <SkeletonGroup>
        <Stack gap={2}>
          <Stack gap={2} className={styles.preview}>
            <Skeleton width="min(12rem, 60%)" />
            <Skeleton lines={2} />
          </Stack>
          <div style={kept}>
            <Button variant="quiet" size="small">
              {messages.showAnswers({ count: question.answer_count })}
            </Button>
          </div>
        </Stack>
      </SkeletonGroup>
    );
  }
  const [best] = answers.filter(({ user }) => !user.is_blocked);
  if (answers.length === 0) return null;
  const isPartial = answers.length >= limits.answersPerPage && question.answer_count > answers.length;
  const count = isPartial ? question.answer_count : answers.length;
  const hasMore = answers.length > 1 || !best || best.content.length > wholeAnswer;
  const label = isOpen ? messages.hideAnswers : messages.showAnswers({ count });

  return (
    <Stack gap={2}>
      {!isOpen && best && <Preview answer={best} />}
      <div id={listId} hidden={!isOpen}>
        {isOpen && (
          <Stack as="ol" gap={6} role="list">
            {answers.map((answer) => (
              <AnswerItem
                key={answer.id}
                answer={answer}
                viewerId={viewerId}
                onVote={(...vote) => onVoteAnswer(answer, ...vote)}
                actions={answerActions?.(answer)}
                translation={translationOf?.(postOfAnswer(answer))}
              />
            ))}
          </Stack>
        )}
        {isOpen && isPartial && (
          <Text>
            <Link href={href}>{messages.moreAnswers}</Link>
          </Text>
        )}
      </div>
      <div style={hasMore ? undefined : kept}>
        <Button
          variant="quiet"
          size="small"
          bleed
          iconEnd={isOpen ? ChevronUp : ChevronDown}
          aria-label={about({ action: label, subject: question.title })}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </Button>
      </div>
    </Stack>
  );
}

function Preview({ answer }: { answer: Answer }) {
  const messages = useMessages('forum');
  const year = oldAcceptedYear(answer);
  const facts = [messages.accepted, ...(year ? [messages.oldAnswer({ year })] : [])];
  return (
    <Stack gap={2} className={styles.preview} data-accepted={answer.is_accepted || undefined}>
      <Byline
        author={answer.user}
        createdAt={answer.created_at}
        facts={answer.is_accepted ? facts : undefined}
      />
      <Text variant="muted" userWritten lines={2} lang={answer.language ?? undefined}>
        {answer.content}
      </Text>
    </Stack>
  );
}
