import type { Answer, QuestionDetail } from '@settlement-help/contract';
import { CircleCheck } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { BackLink } from '../../../primitives/actions/BackLink/BackLink.tsx';
import { LoadMore } from '../../../primitives/actions/LoadMore/LoadMore.tsx';
import { useGrowingList } from '../../../primitives/actions/LoadMore/useGrowingList.ts';
import { Badge } from '../../../primitives/content/Badge/Badge.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { isolateNumbers } from '../../../primitives/content/Text/isolateNumbers.ts';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { Skeleton, SkeletonGroup } from '../../../primitives/feedback/Skeleton/Skeleton.tsx';
import { useAnnounce } from '../../../primitives/feedback/useAnnounce.tsx';
import { useAuthorName } from '../../hooks/useAuthorName.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { AnswerForm } from '../AnswerForm/AnswerForm.tsx';
import { AnswerItem, answerAnchor } from '../AnswerItem/AnswerItem.tsx';
import { Byline } from '../Byline/Byline.tsx';
import { useQuestionFacts } from '../Byline/useQuestionFacts.ts';
import { CounsellingNote } from '../CounsellingNote/CounsellingNote.tsx';
import { FollowButton } from '../FollowButton/FollowButton.tsx';
import type { ForumNaming } from '../ForumNameField/useForumName.ts';
import { type Post, postOfAnswer, postOfQuestion } from '../PostActions/Post.ts';
import { ScamNote } from '../ScamNote/ScamNote.tsx';
import type { OnVote } from '../VoteControl/useVote.ts';
import { VoteControl } from '../VoteControl/VoteControl.tsx';
import * as styles from './QuestionView.css.ts';

export interface QuestionViewProps {
  question: QuestionDetail;
  /** Id of the reader: only the author accepts, and nobody votes on their own posts. */
  viewerId: string;
  backHref: string;
  /** The fragment of the address, such as `#answer-…`; that answer is marked. */
  hash?: string | undefined;
  onVote: OnVote;
  onVoteAnswer: (answer: Answer, ...vote: Parameters<OnVote>) => ReturnType<OnVote>;
  onAccept: (answer: Answer) => Promise<void>;
  /** Loads further answers, if there are any. */
  onLoadMore?: (() => Promise<unknown>) | undefined;
  /** Posts an answer. */
  onAnswer: (content: string) => Promise<void>;
  /** Follows the question or stops. Without it, or with a server that cannot follow, there is no button. */
  onFollow?: ((isFollowed: boolean) => Promise<void>) | undefined;
  actions?: ReactNode;
  answerActions?: ((answer: Answer) => ReactNode) | undefined;
  /** Translates a post, below its text. */
  translationOf?: ((post: Post) => ReactNode) | undefined;
  /** The history of an edited post, for moderators. */
  historyOf?: ((post: Post) => ReactNode) | undefined;
  /** Replaces the answer form for users who may not answer. */
  closed?: ReactNode;
  draft?: string | undefined;
  onDraftChange?: ((draft: string) => void) | undefined;
  /** Asks which name others see, before the first post. */
  naming?: ForumNaming | undefined;
}

/** A question with its answers, votes, Accept Answer and an answer form (§2 Question detail). */
export function QuestionView({
  question,
  viewerId,
  backHref,
  hash,
  onVote,
  onVoteAnswer,
  onAccept,
  onLoadMore,
  onAnswer,
  onFollow,
  actions,
  answerActions,
  translationOf,
  historyOf,
  closed,
  draft,
  onDraftChange,
  naming,
}: QuestionViewProps) {
  const messages = useMessages('forum');
  const authorName = useAuthorName();
  const { announce, announcement } = useAnnounce();
  const answersId = useId();
  const isOwn = question.user.id === viewerId;
  const facts = useQuestionFacts()(question);

  // An accepted answer moves to the top on the next visit, not while the reader looks.
  const [shown, setShown] = useState<readonly string[]>([]);
  const fresh = question.answers.map(({ id }) => id).filter((id) => !shown.includes(id));
  if (fresh.length > 0) setShown([...shown, ...fresh]);
  const answers = question.answers.toSorted((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id));

  const { listRef, buttonRef, goOnAfter } = useGrowingList<HTMLOListElement>(answers.length);
  // Only the server knows the number of answers that are not loaded.
  const count = onLoadMore ? Math.max(question.answer_count, answers.length) : answers.length;

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
              action={question.edited_at && historyOf?.(postOfQuestion(question))}
            />
            {question.content && (
              <Text variant="large" userWritten lang={question.language ?? undefined}>
                {question.content}
              </Text>
            )}
            {translationOf?.(postOfQuestion(question))}
            {question.category === 'legal' && <CounsellingNote country={question.country} />}
            <ScamNote text={`${question.title}\n${question.content ?? ''}`} />
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
              {onFollow && question.is_followed !== null && (
                <FollowButton isFollowed={question.is_followed} onFollow={onFollow} />
              )}
              {actions}
            </VoteControl>
          </>
        )}
      </Stack>
      <Stack as="section" gap={6} className={styles.answers} aria-labelledby={answersId}>
        <Heading level={2} id={answersId}>
          {count === 0 ? messages.noAnswers : messages.answers({ count })}
        </Heading>
        {announcement}
        {question.answers.length > 0 && (
          <Stack as="ol" gap={8} role="list" ref={listRef}>
            {answers.map((answer) => (
              <AnswerItem
                key={answer.id}
                answer={answer}
                viewerId={viewerId}
                acceptedAt={question.accepted_at}
                isLinked={hash === `#${answerAnchor(answer.id)}`}
                onVote={(...vote) => onVoteAnswer(answer, ...vote)}
                onAccept={isOwn ? () => accept(answer) : undefined}
                actions={answerActions?.(answer)}
                translation={translationOf?.(postOfAnswer(answer))}
                history={historyOf?.(postOfAnswer(answer))}
              />
            ))}
          </Stack>
        )}
        {onLoadMore && (
          // The caller logs the error; §8 Forum wants no message.
          <LoadMore ref={buttonRef} onLoad={goOnAfter(onLoadMore)} shown={answers.length} total={count}>
            {messages.moreAnswers}
          </LoadMore>
        )}
        {!question.is_deleted && (
          <div className={styles.form}>
            {closed ?? (
              <AnswerForm draft={draft} onDraftChange={onDraftChange} onSubmit={onAnswer} naming={naming} />
            )}
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
