import type { Author } from '@settlement-help/contract';
import { Fragment } from 'react';
import { Avatar } from '../../../primitives/content/Avatar/Avatar.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './Byline.css.ts';

export interface BylineProps {
  /** Who wrote it. */
  author: Author;
  /** When it was written, as an ISO 8601 timestamp. */
  createdAt: string;
  /** Further short facts behind the time. */
  facts?: readonly string[] | undefined;
}

/** Who wrote something in the forum and how long ago, in one line where there is room. */
export function Byline({ author, createdAt, facts = [] }: BylineProps) {
  const messages = useMessages('forum');
  return (
    <div className={styles.root}>
      <Avatar name={author.full_name} src={author.profile_photo} size="small" />
      <Text variant="note" className={styles.words}>
        <bdi className={styles.name}>{author.full_name}</bdi>{' '}
        <time className={styles.fact} dateTime={createdAt} title={messages.fullDate(createdAt)}>
          {messages.timeAgo(createdAt, Date.now())}
        </time>
        {facts.map((fact) => (
          <Fragment key={fact}>
            {' '}
            <span className={styles.fact}>{fact}</span>
          </Fragment>
        ))}
      </Text>
    </div>
  );
}
