import type { Case } from '@settlement-help/contract';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './CasePost.css.ts';

/** The text of a reported post. If it was changed or deleted since, the reported text is shown next to the current one. */
export function CasePost({ post, evidence }: Pick<Case, 'post' | 'evidence'>) {
  const { gone } = useMessages('queue');
  const messages = useMessages('evidence');
  if (!post) return null;
  const current = post.content ? (
    <Text userWritten>{post.content}</Text>
  ) : (
    !post.title && <Text variant="muted">{gone}</Text>
  );
  const isSame = !evidence || (evidence.title === post.title && evidence.content === post.content);
  if (isSame) return current;
  const { title, content } = evidence;
  const lang = evidence.language ?? undefined;
  return (
    <dl className={styles.texts}>
      <Stack gap={1}>
        <Text as="dt" variant="note">
          {messages.then}
        </Text>
        <dd className={styles.text}>
          <Stack gap={2}>
            {title && title !== post.title && (
              <Text userWritten lang={lang}>
                {title}
              </Text>
            )}
            {content && (
              <Text userWritten lang={lang}>
                {content}
              </Text>
            )}
          </Stack>
        </dd>
      </Stack>
      <Stack gap={1}>
        <Text as="dt" variant="note">
          {messages.now}
        </Text>
        <dd className={styles.text}>{current}</dd>
      </Stack>
    </dl>
  );
}
