import type { ReactNode } from 'react';
import type { Upload } from '../../async/useUploads.ts';
import { useMessages } from '../../i18n/UiProvider.tsx';
import { Button } from '../../primitives/actions/Button/Button.tsx';
import { InlineMessage } from '../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { Progress } from '../../primitives/feedback/Progress/Progress.tsx';
import * as styles from './UploadRow.css.ts';

export interface UploadRowProps {
  /** The file that is on its way, or that failed. */
  upload: Upload;
  /** Such as "Uploading lease.pdf". */
  label: string;
  /** True if the file name is shown above. @default false */
  labelHidden?: boolean | undefined;
  /** The file name, if it is not shown elsewhere. */
  title?: string | undefined;
  /** Why it failed, and what to do. */
  failure: ReactNode;
  /** Cancels the upload. */
  onCancel: () => void;
  /** Sends the file again; without it, something else on the screen does. */
  onRetry?: (() => void) | undefined;
}

/** How far the upload of one file is, or why it failed. */
export function UploadRow({
  upload,
  label,
  labelHidden = false,
  title,
  failure,
  onCancel,
  onRetry,
}: UploadRowProps) {
  const action = useMessages('action');
  const { tryAgain } = useMessages('loadFailure');
  const { name } = upload.file;
  if (upload.status === 'failed')
    return (
      <InlineMessage
        tone="error"
        role="alert"
        title={title}
        action={
          onRetry && (
            <Button
              variant="secondary"
              size="small"
              aria-label={action.about({ action: tryAgain, subject: name })}
              onClick={onRetry}
            >
              {tryAgain}
            </Button>
          )
        }
      >
        {failure}
      </InlineMessage>
    );
  return (
    <div className={styles.running}>
      <Progress label={label} labelHidden={labelHidden} value={Math.round(upload.share * 100)} />
      <Button
        variant="quiet"
        size="small"
        aria-label={action.about({ action: action.cancel, subject: name })}
        onClick={onCancel}
      >
        {action.cancel}
      </Button>
    </div>
  );
}
