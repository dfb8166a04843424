import type { CaseText } from '@settlement-help/contract';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { LoadMore } from '../../../primitives/actions/LoadMore/LoadMore.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Skeleton, SkeletonGroup } from '../../../primitives/feedback/Skeleton/Skeleton.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog/Dialog.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { LoadFailure } from '../../shell/LoadFailure/LoadFailure.tsx';
import * as styles from '../PostHistory/PostHistory.css.ts';
import { localTimeOf, Version } from '../PostHistory/Version.tsx';

export interface CaseTextsProps {
  /** The author, or the title of the question. */
  name: string;
  /** Newest first. */
  texts: readonly CaseText[] | 'loading' | 'failed';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRetry: () => Promise<unknown>;
  onLoadMore?: (() => Promise<unknown>) | undefined;
}

/** A quiet button that opens the texts of a case as they were when they were reported. */
export function CaseTexts({ name, texts, open, onOpenChange, onRetry, onLoadMore }: CaseTextsProps) {
  const messages = useMessages('evidence');
  const { more, notLoaded } = useMessages('queue');
  const { until } = useMessages('history');
  const isLoaded = texts !== 'loading' && texts !== 'failed';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      startsAtTop
      title={messages.title}
      description={messages.lead}
      trigger={
        <Button variant="quiet" size="small" className={styles.button} aria-label={messages.openOf({ name })}>
          {messages.open}
        </Button>
      }
    >
      {texts === 'failed' && <LoadFailure quiet message={notLoaded} onRetry={onRetry} />}
      {texts === 'loading' && (
        <SkeletonGroup>
          <Skeleton lines={3} />
        </SkeletonGroup>
      )}
      {isLoaded && (
        <Stack gap={6}>
          <ol role="list" className={styles.list}>
            {texts.map(({ id, frozen_at, replaced_at, ...text }) => (
              <Version
                key={id}
                {...text}
                label={
                  <time dateTime={replaced_at ?? frozen_at}>
                    {replaced_at
                      ? until({ date: localTimeOf(replaced_at) })
                      : messages.reported({ date: localTimeOf(frozen_at) })}
                  </time>
                }
              />
            ))}
          </ol>
          {onLoadMore && <LoadMore onLoad={onLoadMore}>{more}</LoadMore>}
        </Stack>
      )}
    </Dialog>
  );
}
