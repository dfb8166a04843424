import type { EarlierText } from '@settlement-help/contract';
import { useState } from 'react';
import { useErrorText } from '../../../async/useErrorText.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { LoadMore } from '../../../primitives/actions/LoadMore/LoadMore.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { Skeleton, SkeletonGroup } from '../../../primitives/feedback/Skeleton/Skeleton.tsx';
import { AlertDialog } from '../../../primitives/overlays/AlertDialog/AlertDialog.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog/Dialog.tsx';
import { useAuthorName } from '../../hooks/useAuthorName.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { LoadFailure } from '../../shell/LoadFailure/LoadFailure.tsx';
import * as styles from './PostHistory.css.ts';
import { localTimeOf, Version } from './Version.tsx';

/** The post as it is shown now. */
export interface HistoryPost {
  kind: 'question' | 'answer';
  title?: string | null | undefined;
  content: string | null;
  authorName: string;
}

export interface PostHistoryProps {
  post: HistoryPost;
  /** Newest first. */
  texts: readonly EarlierText[] | 'loading' | 'failed';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRetry: () => Promise<unknown>;
  onLoadMore?: (() => Promise<unknown>) | undefined;
  /** Deletes the earlier texts for good. The dialog then closes. */
  onDelete: () => Promise<void>;
}

/** A quiet button that opens the earlier texts of an edited post, for moderators. */
export function PostHistory({ post, open, onOpenChange, ...list }: PostHistoryProps) {
  const messages = useMessages('history');
  const name = useAuthorName()(post.authorName);
  const isQuestion = post.kind === 'question';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      startsAtTop
      title={messages.title({ kind: post.kind })}
      description={messages.lead}
      trigger={
        <Button
          variant="quiet"
          size="small"
          className={styles.button}
          aria-label={isQuestion ? messages.ofQuestion : messages.ofAnswer({ name })}
        >
          {messages.open}
        </Button>
      }
    >
      <Texts post={post} {...list} onDeleted={() => onOpenChange(false)} />
    </Dialog>
  );
}

type TextsProps = Omit<PostHistoryProps, 'open' | 'onOpenChange'> & { onDeleted: () => void };

function Texts({ post, texts, onRetry, onLoadMore, onDelete, onDeleted }: TextsProps) {
  const messages = useMessages('history');
  const { more } = useMessages('queue');
  if (texts === 'failed') return <LoadFailure quiet message={messages.notLoaded} onRetry={onRetry} />;
  if (texts === 'loading') {
    return (
      <SkeletonGroup>
        <Stack>
          <Skeleton width="min(16rem, 70%)" />
          <Skeleton lines={3} />
        </Stack>
      </SkeletonGroup>
    );
  }
  if (texts.length === 0) return <Text>{messages.empty}</Text>;
  return (
    <Stack gap={6}>
      <ol role="list" className={styles.list}>
        <Version label={messages.current} {...post} />
        {texts.map(({ replaced_at, id, ...text }) => (
          <Version
            key={id}
            {...text}
            label={<time dateTime={replaced_at}>{messages.until({ date: localTimeOf(replaced_at) })}</time>}
          />
        ))}
      </ol>
      {onLoadMore && <LoadMore onLoad={onLoadMore}>{more}</LoadMore>}
      <DeleteTexts onDelete={onDelete} onDeleted={onDeleted} />
    </Stack>
  );
}

function DeleteTexts({ onDelete, onDeleted }: Pick<TextsProps, 'onDelete' | 'onDeleted'>) {
  const messages = useMessages('history');
  const errorText = useErrorText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <AlertDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <Button variant="secondary" size="small">
            {messages.delete}
          </Button>
        }
        title={messages.question}
        description={<p>{messages.text}</p>}
        confirmLabel={messages.confirm}
        errorText={errorText}
        onConfirm={async () => {
          await onDelete();
          onDeleted();
        }}
      />
    </div>
  );
}
