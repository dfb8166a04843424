import type { Answer, QuestionDetail, Votes } from '@settlement-help/contract';
import { ArrowLeft, CircleCheck } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Badge } from '../../../primitives/content/Badge/Badge.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
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
  draft,
  onDraftChange,
}: QuestionViewProps) {
  const messages = useMessages('forum');
  const answersRef = useRef<HTMLHeadingElement>(null);
  const { announce, announcement } = useAnnounce();
  const answersId = useId();
  const isOwn = question.user.id === viewerId;
  const facts = [messages.category[question.category], messages.views(question.view_count)];

  const accept = async (answer: Answer) => {
    await onAccept(answer);
    // The button is gone, and the list has a new order.
    answersRef.current?.focus();
    announce(messages.acceptedNow(answer.user.full_name));
  };

  return (
    <div className={styles.page}>
      <BackLink href={backHref} />
      <article className={styles.question}>
        {question.is_resolved && (
          <Badge tone="success" icon={CircleCheck} className={styles.badge}>
            {messages.resolved}
          </Badge>
        )}
        <Heading level={1} variant="panel" className={styles.title} dir="auto">
          {question.title}
        </Heading>
        <Byline author={question.user} createdAt={question.created_at} facts={facts} />
        {question.content && (
          <Text variant="large" userWritten>
            {question.content}
          </Text>
        )}
        <VoteControl
          votes={question}
          label={messages.vote.question(question.title)}
          disabledReason={isOwn ? messages.vote.ownQuestion : undefined}
          onVote={onVote}
        />
      </article>
      <section className={styles.answers} aria-labelledby={answersId}>
        <Heading level={2} id={answersId} ref={answersRef} tabIndex={-1}>
          {question.answers.length === 0 ? messages.noAnswers : messages.answers(question.answers.length)}
        </Heading>
        {announcement}
        {question.answers.length > 0 && (
          <ol role="list" className={styles.list}>
            {question.answers.map((answer) => (
              <AnswerItem
                key={answer.id}
                answer={answer}
                viewerId={viewerId}
                onVote={(isUpvote) => onVoteAnswer(answer, isUpvote)}
                onAccept={isOwn ? () => accept(answer) : undefined}
              />
            ))}
          </ol>
        )}
        <div className={styles.form}>
          <AnswerForm draft={draft} onDraftChange={onDraftChange} onSubmit={onAnswer} />
        </div>
      </section>
    </div>
  );
}

/** Leads back from a question to the forum. */
export function BackLink({ href }: { href: string }) {
  const messages = useMessages('forum');
  return (
    <Link href={href} standalone className={styles.back}>
      <Icon icon={ArrowLeft} size="small" directional />
      {messages.back}
    </Link>
  );
}
