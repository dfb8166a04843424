import { limits } from '@settlement-help/contract';
import { Paperclip } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import type { Uploading } from '../../../hooks/useUpload.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { VisuallyHidden } from '../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { Progress } from '../../../primitives/feedback/Progress/Progress.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './StepUpload.css.ts';

export interface StepUploadProps {
  /** Title of the step, which tells its button from those of other steps. */
  stepTitle: string;
  /** Whether a document is attached already. */
  hasDocument: boolean;
  /** State of the upload; after a failure the file can be sent again. */
  uploading: Uploading;
}

/** Attaches a document to a step as soon as a file is chosen or dropped (§2 Checklist, §8 Checklist). */
export function StepUpload({ stepTitle, hasDocument, uploading }: StepUploadProps) {
  const messages = useMessages('step');
  const { state, start, cancel } = uploading;
  const [dragging, setDragging] = useState(false);
  const inputId = useId();
  const hintId = useId();

  const label = hasDocument ? messages.replace : messages.attach;

  const takeFirst = (files: FileList | null) => {
    const file = files?.[0];
    if (file) start(file);
  };

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setDragging(false);
    takeFirst(event.dataTransfer.files);
  };

  if (state.status === 'uploading') {
    return (
      <div className={styles.running}>
        <Progress
          label={messages.uploading(state.file.name)}
          value={Math.round(state.share * 100)}
          max={100}
        />
        <Button variant="quiet" size="small" onClick={cancel}>
          {messages.cancel}
        </Button>
      </div>
    );
  }

  return (
    <div className={styles.upload}>
      {state.status === 'failed' && (
        <InlineMessage
          tone="error"
          role="alert"
          action={
            <Button variant="secondary" size="small" onClick={() => start(state.file)}>
              {messages.retry}
            </Button>
          }
        >
          <span>{messages.uploadFailed}</span> {state.detail}
        </InlineMessage>
      )}
      <label
        className={styles.zone}
        htmlFor={inputId}
        data-over={dragging || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setDragging(true);
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={handleDrop}
      >
        <Icon icon={Paperclip} />
        <span>{label}</span>
        <Text as="span" variant="small" className={styles.hint} id={hintId} aria-hidden="true">
          {messages.attachHint}
        </Text>
        <VisuallyHidden>
          <input
            id={inputId}
            type="file"
            accept={limits.document.extensions.join(',')}
            aria-label={`${label}: ${stepTitle}`}
            aria-describedby={hintId}
            onChange={(event) => {
              takeFirst(event.currentTarget.files);
              event.currentTarget.value = '';
            }}
          />
        </VisuallyHidden>
      </label>
      <VisuallyHidden role="status">{state.status === 'done' ? messages.uploaded : ''}</VisuallyHidden>
    </div>
  );
}
