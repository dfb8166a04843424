import type { ComponentProps, ReactNode } from 'react';
import type { Upload } from '../../async/useUploads.ts';
import { useUiMessages } from '../../i18n/UiProvider.tsx';
import { Button } from '../../primitives/actions/Button/Button.tsx';
import { InlineMessage } from '../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { CancellableProgress } from './CancellableProgress.tsx';

export interface UploadRowProps extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'role'> {
  upload: Upload;
  /** Such as "Uploading lease.pdf". */
  label: ReactNode;
  labelHidden?: boolean | undefined;
  /** The file name, if it is not shown elsewhere. */
  title?: string | undefined;
  failure: ReactNode;
  onCancel: () => void;
  onRetry?: (() => void) | undefined;
  /** Uploads a smaller copy of a photo that is too large. It is offered instead of a retry. */
  onUploadSmaller?: (() => void) | undefined;
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
  onUploadSmaller,
  ...props
}: UploadRowProps) {
  const action = useUiMessages('action');
  const { tryAgain } = useUiMessages('loadFailure');
  const { smaller } = useUiMessages('file');
  const { name } = upload.file;
  const retry = onUploadSmaller ?? onRetry;
  const retryLabel = onUploadSmaller ? smaller : tryAgain;
  if (upload.status === 'failed')
    return (
      <InlineMessage
        data-part="upload-row"
        {...props}
        tone="error"
        role="alert"
        title={title}
        action={
          retry && (
            <Button
              variant="secondary"
              size="small"
              aria-label={action.about({ action: retryLabel, subject: name })}
              onClick={retry}
            >
              {retryLabel}
            </Button>
          )
        }
      >
        {failure}
      </InlineMessage>
    );
  return (
    <CancellableProgress
      data-part="upload-row"
      {...props}
      label={label}
      labelHidden={labelHidden}
      share={upload.share}
      subject={name}
      onCancel={onCancel}
    />
  );
}
