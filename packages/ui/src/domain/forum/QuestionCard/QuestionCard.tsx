import { CircleCheck, MessageCircle } from 'lucide';
import { useId } from 'react';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Badge } from '../../../primitives/content/Badge/Badge.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { MarkedText } from '../../../primitives/content/MarkedText/MarkedText.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { isolateNumbers } from '../../../primitives/content/Text/isolateNumbers.ts';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useAuthorName } from '../../hooks/useAuthorName.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { Byline } from '../Byline/Byline.tsx';
import { useQuestionFacts } from '../Byline/useQuestionFacts.ts';
import { BlockedPost } from '../PostActions/BlockedPost.tsx';
import { postOfQuestion } from '../PostActions/Post.ts';
import { ScamNote } from '../ScamNote/ScamNote.tsx';
import { VoteControl } from '../VoteControl/VoteControl.tsx';
import { CardAnswer } from './CardAnswer.tsx';
import { CardAnswers } from './CardAnswers.tsx';
import { MatchingAnswer } from './MatchingAnswer.tsx';
import type { QuestionCardProps } from './props.ts';
import * as styles from './QuestionCard.css.ts';

/** A question with its best answer, the other answers on demand, and an answer form (§2 Forum list). */
export function QuestionCard(props: QuestionCardProps) {
  const { question, query, viewerId, href, onIntent, onVote, actions, translationOf, closed } = props;
  const { newAnswers = 0 } = props;
  const messages = useMessages('forum');
  const authorName = useAuthorName();
  const titleId = useId();
  const isOwn = question.user.id === viewerId;
  const facts = useQuestionFacts()(question, question.answer_count);

  const lang = question.language ?? undefined;

  const card = (
    <Stack as="article" gap={3} aria-labelledby={titleId}>
      {(question.is_resolved || newAnswers > 0) && (
        <Inline gap={2}>
          {newAnswers > 0 && (
            <Badge tone="info" icon={MessageCircle}>
              {messages.newAnswers({ count: newAnswers })}
            </Badge>
          )}
          {question.is_resolved && (
            <Badge tone="success" icon={CircleCheck}>
              {messages.resolved}
            </Badge>
          )}
        </Inline>
      )}
      <Heading level={3} id={titleId} className={styles.title}>
        <Link
          ref={props.titleRef}
          className={styles.link}
          href={href}
          dir="auto"
          lang={lang}
          onFocus={onIntent}
          onPointerEnter={onIntent}
        >
          {query ? <MarkedText query={query}>{question.title}</MarkedText> : isolateNumbers(question.title)}
        </Link>
      </Heading>
      <Byline
        author={question.user}
        createdAt={question.created_at}
        editedAt={question.edited_at}
        facts={facts}
      />
      {question.content && (
        <Text userWritten lang={lang}>
          {query ? <MarkedText query={query}>{question.content}</MarkedText> : question.content}
        </Text>
      )}
      {translationOf?.(postOfQuestion(question))}
      <ScamNote text={`${question.title}\n${question.content ?? ''}`} />
      <VoteControl
        votes={question}
        label={messages.vote.question({ title: question.title })}
        disabledReason={isOwn ? messages.vote.ownQuestion : undefined}
        onVote={onVote}
      >
        {actions}
      </VoteControl>
      {query && question.matching_answer ? (
        <MatchingAnswer href={href} answer={question.matching_answer} query={query} />
      ) : (
        <CardAnswers {...props} />
      )}
      {!isOwn && (closed ?? <CardAnswer {...props} />)}
    </Stack>
  );
  const { full_name, is_blocked } = question.user;
  return is_blocked ? <BlockedPost name={authorName(full_name)}>{card}</BlockedPost> : card;
}
