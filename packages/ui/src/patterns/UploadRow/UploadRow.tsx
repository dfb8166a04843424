import type { ReactNode } from 'react';
import type { Upload } from '../../async/useUploads.ts';
import { useMessages } from '../../i18n/UiProvider.tsx';
import { Button } from '../../primitives/actions/Button/Button.tsx';
import { InlineMessage } from '../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { CancellableProgress } from './CancellableProgress.tsx';

export interface UploadRowProps {
  upload: Upload;
  /** Such as "Uploading lease.pdf". */
  label: string;
  labelHidden?: boolean | undefined;
  /** The file name, if it is not shown elsewhere. */
  title?: string | undefined;
  failure: ReactNode;
  onCancel: () => void;
  onRetry?: (() => void) | undefined;
}

/** The progress of one upload, or its error. */
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
    <CancellableProgress
      label={label}
      labelHidden={labelHidden}
      share={upload.share}
      subject={name}
      onCancel={onCancel}
    />
  );
}
