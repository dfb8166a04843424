import type { Answer, QuestionDetail, Votes } from '@settlement-help/contract';
import { CircleCheck } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { BackLink } from '../../../primitives/actions/BackLink/BackLink.tsx';
import { Badge } from '../../../primitives/content/Badge/Badge.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useAnnounce } from '../../../primitives/feedback/useAnnounce.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { AnswerForm } from '../AnswerForm/AnswerForm.tsx';
import { AnswerItem } from '../AnswerItem/AnswerItem.tsx';
import { Byline } from '../Byline/Byline.tsx';
import { VoteControl } from '../VoteControl/VoteControl.tsx';
import * as styles from './QuestionView.css.ts';

export interface QuestionViewProps {
  /** The question with its answers, the accepted one first. */
  question: QuestionDetail;
  /** Id of the reader: the author alone accepts, and nobody votes on their own. */
  viewerId: string;
  /** Address of the forum. */
  backHref: string;
  /** Casts a vote on the question and resolves to the new counts. */
  onVote: (isUpvote: boolean) => Promise<Votes>;
  /** Casts a vote on an answer and resolves to the new counts. */
  onVoteAnswer: (answer: Answer, isUpvote: boolean) => Promise<Votes>;
  /** Accepts an answer. */
  onAccept: (answer: Answer) => Promise<void>;
  /** Posts an answer; here everyone may. */
  onAnswer: (content: string) => Promise<void>;
  /** What else can be done with the question. */
  actions?: ReactNode;
  /** What else can be done with an answer. */
  answerActions?: ((answer: Answer) => ReactNode) | undefined;
  /** Stands in place of the answer form for who may not answer. */
  closed?: ReactNode;
  /** Draft of an answer. */
  draft?: string | undefined;
  /** Called with each change of the draft. */
  onDraftChange?: ((draft: string) => void) | undefined;
}

/** A question on its own page: the answers, the votes, Accept Answer, and a form for everyone (§2 Question detail). */
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
  const { announce, announcement } = useAnnounce();
  const answersId = useId();
  const isOwn = question.user.id === viewerId;
  const facts = [messages.category[question.category], messages.views({ count: question.view_count })];

  // An accepted answer is the first one from the next visit on; under the eyes of the reader nothing moves.
  const [shown, setShown] = useState<readonly string[]>([]);
  const fresh = question.answers.map(({ id }) => id).filter((id) => !shown.includes(id));
  if (fresh.length > 0) setShown([...shown, ...fresh]);
  const answers = question.answers.toSorted((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id));

  const accept = async (answer: Answer) => {
    await onAccept(answer);
    announce(messages.acceptedNow({ name: answer.user.full_name }));
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
          {question.is_deleted ? messages.deleted : question.title}
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
                onVote={(isUpvote) => onVoteAnswer(answer, isUpvote)}
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

/** Leads back from a question to the forum. */
export function BackToForum({ href }: { href: string }) {
  const messages = useMessages('forum');
  return <BackLink href={href}>{messages.back}</BackLink>;
}
