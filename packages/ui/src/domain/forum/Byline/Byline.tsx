import type { Author } from '@settlement-help/contract';
import { Fragment, type ReactNode } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { Avatar } from '../../../primitives/content/Avatar/Avatar.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useAuthorName } from '../../hooks/useAuthorName.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './Byline.css.ts';

export interface BylineProps {
  author: Author;
  createdAt: string;
  /** ISO 8601 time of the last change. */
  editedAt?: string | null | undefined;
  facts?: readonly string[] | undefined;
  /** A quiet action, such as the history of an edited post. */
  action?: ReactNode;
}

/** Author and age of a post. */
export function Byline({ author, createdAt, editedAt, facts = [], action }: BylineProps) {
  const messages = useMessages('forum');
  const format = useFormats();
  const name = useAuthorName()(author.full_name);
  return (
    <div className={styles.root}>
      <Avatar name={name} src={author.profile_photo} size="small" />
      <Text variant="note" className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>{' '}
        <time className={styles.fact} dateTime={createdAt} title={format.date(createdAt)}>
          {format.timeAgo(createdAt, Date.now(), messages.justNow)}
        </time>
        {editedAt && (
          <>
            {' '}
            <time className={styles.fact} dateTime={editedAt} title={format.date(editedAt)}>
              {messages.edited({ ago: format.timeAgo(editedAt, Date.now(), messages.justNow) })}
            </time>
          </>
        )}
        {facts.map((fact) => (
          <Fragment key={fact}>
            {' '}
            <span className={styles.fact}>{fact}</span>
          </Fragment>
        ))}
      </Text>
      {action}
    </div>
  );
}
