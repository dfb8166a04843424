import { CircleCheck } from 'lucide';
import { useId } from 'react';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Badge } from '../../../primitives/content/Badge/Badge.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { isolateNumbers } from '../../../primitives/content/Text/isolateNumbers.ts';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useAuthorName } from '../../messages/useAuthorName.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Byline } from '../Byline/Byline.tsx';
import { BlockedPost } from '../PostActions/BlockedPost.tsx';
import { VoteControl } from '../VoteControl/VoteControl.tsx';
import { CardAnswer } from './CardAnswer.tsx';
import { CardAnswers } from './CardAnswers.tsx';
import type { QuestionCardProps } from './props.ts';
import * as styles from './QuestionCard.css.ts';

/** A question with its best answer, the other answers on demand, and an answer form (§2 Forum list). */
export function QuestionCard(props: QuestionCardProps) {
  const { question, viewerId, href, onIntent, onVote, actions, closed } = props;
  const messages = useMessages('forum');
  const authorName = useAuthorName();
  const titleId = useId();
  const isOwn = question.user.id === viewerId;
  const facts = [
    messages.category[question.category],
    messages.answers({ count: question.answer_count }),
    messages.views({ count: question.view_count }),
  ];

  const lang = question.language ?? undefined;

  const card = (
    <Stack as="article" gap={3} aria-labelledby={titleId}>
      {question.is_resolved && (
        <Badge tone="success" icon={CircleCheck} className={styles.badge}>
          {messages.resolved}
        </Badge>
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
          {isolateNumbers(question.title)}
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
          {question.content}
        </Text>
      )}
      <VoteControl
        votes={question}
        label={messages.vote.question({ title: question.title })}
        disabledReason={isOwn ? messages.vote.ownQuestion : undefined}
        onVote={onVote}
      >
        {actions}
      </VoteControl>
      <CardAnswers {...props} />
      {!isOwn && (closed ?? <CardAnswer {...props} />)}
    </Stack>
  );
  const { full_name, is_blocked } = question.user;
  return is_blocked ? <BlockedPost name={authorName(full_name)}>{card}</BlockedPost> : card;
}
