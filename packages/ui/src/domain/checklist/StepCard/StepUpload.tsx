import { acceptedFiles, isLargePhoto, limits } from '@settlement-help/contract';
import { Paperclip } from 'lucide';
import { useId } from 'react';
import type { Uploads } from '../../../async/useUploads.ts';
import { UploadRow } from '../../../patterns/UploadRow/UploadRow.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { VisuallyHidden } from '../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx';
import { CameraButton } from '../../../primitives/forms/FileField/CameraButton.tsx';
import { DropZone } from '../../../primitives/forms/FileField/DropZone.tsx';
import { fileKey } from '../../../primitives/forms/FileField/fileKey.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './StepUpload.css.ts';

export interface StepUploadProps {
  stepTitle: string;
  hasDocument: boolean;
  uploading: Uploads;
}

/** Attaches documents as soon as files are chosen or dropped (§2, §8 Checklist). */
export function StepUpload({ stepTitle, hasDocument, uploading }: StepUploadProps) {
  const messages = useMessages('step');
  const { about } = useMessages('action');
  const { uploads, storedCount, start, cancel } = uploading;
  const hintId = useId();

  const label = hasDocument ? messages.replace : messages.attach;

  return (
    <Stack gap={3}>
      {uploads.map((upload) => (
        <UploadRow
          key={fileKey(upload.file)}
          upload={upload}
          label={messages.uploading({ name: upload.file.name })}
          title={upload.file.name}
          failure={
            <>
              <span>{messages.uploadFailed}</span> {upload.status === 'failed' && upload.detail}
            </>
          }
          onCancel={() => cancel(upload.file)}
          onRetry={() => start([upload.file])}
          onUploadSmaller={
            isLargePhoto(upload.file) ? () => start([upload.file], { smaller: true }) : undefined
          }
        />
      ))}
      <DropZone
        className={styles.zone}
        multiple
        accept={acceptedFiles}
        aria-label={about({ action: label, subject: stepTitle })}
        aria-describedby={hintId}
        onFiles={start}
      >
        <Icon icon={Paperclip} />
        <span>{label}</span>
        <Text as="span" variant="small" className={styles.hint} id={hintId} aria-hidden="true">
          {messages.attachHint({ megabytes: limits.document.maxBytes / 1024 / 1024 })}
        </Text>
      </DropZone>
      <CameraButton subject={stepTitle} onPhoto={(photo) => start([photo])} />
      <VisuallyHidden role="status">
        {storedCount > 0 && messages.uploaded({ count: storedCount })}
      </VisuallyHidden>
    </Stack>
  );
}
