import type { Answer, QuestionDetail } from '@settlement-help/contract';
import { CircleCheck } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { BackLink } from '../../../primitives/actions/BackLink/BackLink.tsx';
import { Badge } from '../../../primitives/content/Badge/Badge.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { isolateNumbers } from '../../../primitives/content/Text/isolateNumbers.ts';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { Skeleton, SkeletonGroup } from '../../../primitives/feedback/Skeleton/Skeleton.tsx';
import { useAnnounce } from '../../../primitives/feedback/useAnnounce.tsx';
import { useAuthorName } from '../../messages/useAuthorName.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { AnswerForm } from '../AnswerForm/AnswerForm.tsx';
import { AnswerItem } from '../AnswerItem/AnswerItem.tsx';
import { Byline } from '../Byline/Byline.tsx';
import type { OnVote } from '../VoteControl/useVote.ts';
import { VoteControl } from '../VoteControl/VoteControl.tsx';
import * as styles from './QuestionView.css.ts';

export interface QuestionViewProps {
  question: QuestionDetail;
  /** Id of the reader: only the author accepts, and nobody votes on their own posts. */
  viewerId: string;
  backHref: string;
  onVote: OnVote;
  onVoteAnswer: (answer: Answer, ...vote: Parameters<OnVote>) => ReturnType<OnVote>;
  onAccept: (answer: Answer) => Promise<void>;
  /** Posts an answer. */
  onAnswer: (content: string) => Promise<void>;
  actions?: ReactNode;
  answerActions?: ((answer: Answer) => ReactNode) | undefined;
  /** Replaces the answer form for users who may not answer. */
  closed?: ReactNode;
  draft?: string | undefined;
  onDraftChange?: ((draft: string) => void) | undefined;
}

/** A question with its answers, votes, Accept Answer and an answer form (§2 Question detail). */
export function QuestionView({
  question,
  viewerId,
  backHref,
  onVote,
  onVoteAnswer,
  onAccept,
  onAnswer,
  actions,
  answerActions,
  closed,
  draft,
  onDraftChange,
}: QuestionViewProps) {
  const messages = useMessages('forum');
  const authorName = useAuthorName();
  const { announce, announcement } = useAnnounce();
  const answersId = useId();
  const isOwn = question.user.id === viewerId;
  const facts = [messages.category[question.category], messages.views({ count: question.view_count })];

  // An accepted answer moves to the top on the next visit, not while the reader looks.
  const [shown, setShown] = useState<readonly string[]>([]);
  const fresh = question.answers.map(({ id }) => id).filter((id) => !shown.includes(id));
  if (fresh.length > 0) setShown([...shown, ...fresh]);
  const answers = question.answers.toSorted((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id));

  const accept = async (answer: Answer) => {
    await onAccept(answer);
    announce(messages.acceptedNow({ name: authorName(answer.user.full_name) }));
  };

  return (
    <Stack gap={6} className={styles.page}>
      <BackToForum href={backHref} />
      <Stack as="article">
        <Heading
          level={1}
          variant="panel"
          className={styles.title}
          dir="auto"
          lang={question.language ?? undefined}
        >
          {question.is_deleted ? messages.deleted : isolateNumbers(question.title)}
        </Heading>
        {!question.is_deleted && (
          <>
            <Byline
              author={question.user}
              createdAt={question.created_at}
              editedAt={question.edited_at}
              facts={facts}
            />
            {question.content && (
              <Text variant="large" userWritten lang={question.language ?? undefined}>
                {question.content}
              </Text>
            )}
            <VoteControl
              votes={question}
              label={messages.vote.question({ title: question.title })}
              disabledReason={isOwn ? messages.vote.ownQuestion : undefined}
              onVote={onVote}
            >
              {question.is_resolved && (
                <Badge tone="success" icon={CircleCheck}>
                  {messages.resolved}
                </Badge>
              )}
              {actions}
            </VoteControl>
          </>
        )}
      </Stack>
      <Stack as="section" gap={6} className={styles.answers} aria-labelledby={answersId}>
        <Heading level={2} id={answersId}>
          {question.answers.length === 0
            ? messages.noAnswers
            : messages.answers({ count: question.answers.length })}
        </Heading>
        {announcement}
        {question.answers.length > 0 && (
          <Stack as="ol" gap={8} role="list">
            {answers.map((answer) => (
              <AnswerItem
                key={answer.id}
                answer={answer}
                viewerId={viewerId}
                onVote={(...vote) => onVoteAnswer(answer, ...vote)}
                onAccept={isOwn ? () => accept(answer) : undefined}
                actions={answerActions?.(answer)}
              />
            ))}
          </Stack>
        )}
        {!question.is_deleted && (
          <div className={styles.form}>
            {closed ?? <AnswerForm draft={draft} onDraftChange={onDraftChange} onSubmit={onAnswer} />}
          </div>
        )}
      </Stack>
    </Stack>
  );
}

export function BackToForum({ href }: { href: string }) {
  const messages = useMessages('forum');
  return <BackLink href={href}>{messages.back}</BackLink>;
}

export function QuestionSkeleton({ backHref }: { backHref: string }) {
  return (
    <Stack gap={6} className={styles.page}>
      <BackToForum href={backHref} />
      <SkeletonGroup>
        <Stack>
          <Skeleton shape="heading" width="min(34rem, 95%)" />
          <Skeleton width="min(20rem, 70%)" />
          <div>
            <Skeleton lines={3} />
          </div>
          <div>
            <Skeleton lines={3} />
          </div>
        </Stack>
      </SkeletonGroup>
    </Stack>
  );
}
