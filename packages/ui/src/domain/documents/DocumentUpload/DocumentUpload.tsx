import { acceptedFiles, isLargePhoto, isPhoto, limits } from '@settlement-help/contract';
import { Camera, FilePlus, Upload } from 'lucide';
import { type RefObject, useId, useRef, useState } from 'react';
import type { CancellableRequest } from '../../../async/useCancellable.ts';
import { UploadRow } from '../../../patterns/UploadRow/UploadRow.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Card, CardBand, CardBody } from '../../../primitives/content/Card/Card.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { FileField } from '../../../primitives/forms/FileField/FileField.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { KindField } from '../DocumentDetails/KindField.tsx';
import { type CollectedPhoto, PhotoCollector } from '../PhotoCollector/PhotoCollector.tsx';
import * as styles from './DocumentUpload.css.ts';
import { type DocumentUploadRequest, useDocumentUploadForm } from './useDocumentUploadForm.ts';
import { useFocusAfterUpload } from './useFocusAfterUpload.ts';

export type { DocumentUploadRequest };

export interface DocumentUploadProps {
  /** Stores a document, called once per file. A rejection shows its detail or 'Upload failed'. */
  onUpload: (request: DocumentUploadRequest) => Promise<void>;
  /** Asks for the kind of a single document. @default false */
  withKind?: boolean | undefined;
  /** Joins photos into one PDF on the device. Without it, there is no button. A rejection is shown. */
  onJoinPhotos?:
    | ((photos: readonly CollectedPhoto[], request: CancellableRequest) => Promise<Blob>)
    | undefined;
  /** Ref of the file input, to focus it from outside. */
  fileRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** Uploads documents; a single one can be named (§2, §5, §8 Documents). */
export function DocumentUpload({ onUpload, withKind = false, onJoinPhotos, fileRef }: DocumentUploadProps) {
  const messages = useMessages('documentUpload');
  const collector = useMessages('photoCollector');
  const titleId = useId();
  const submitRef = useRef<HTMLButtonElement>(null);
  const ownFileRef = useRef<HTMLInputElement>(null);
  const inputRef = fileRef ?? ownFileRef;
  const [isCollecting, setIsCollecting] = useState(false);
  const {
    files,
    changeFiles,
    isSingleUpload,
    isFileMissing,
    name,
    setName,
    kind,
    setKind,
    uploads,
    isUploading,
    showsConfirmation,
    storedCount,
    start,
    cancel,
    submit,
  } = useDocumentUploadForm(onUpload, inputRef);
  const rowRef = useFocusAfterUpload(submitRef);

  const photos = files.filter(isPhoto);

  const renderUpload = (file: File) => {
    const upload = uploads.find((one) => one.file === file);
    if (!upload) return null;
    return (
      <UploadRow
        ref={rowRef}
        upload={upload}
        label={messages.uploading({ name: file.name })}
        labelHidden
        failure={(upload.status === 'failed' && upload.detail) || messages.failed}
        onCancel={() => cancel(file)}
        // A single file is retried by the submit button.
        onRetry={isSingleUpload ? undefined : () => start([file])}
        onUploadSmaller={isLargePhoto(file) ? () => start([file], { smaller: true }) : undefined}
      />
    );
  };

  return (
    <Card as="section" aria-labelledby={titleId}>
      <form noValidate onSubmit={submit}>
        <CardBody className={styles.body}>
          <Heading level={2} id={titleId}>
            {messages.title}
          </Heading>
          <FileField
            ref={inputRef}
            label={messages.file}
            hint={messages.accepted({ megabytes: limits.document.maxBytes / 1024 / 1024 })}
            icon={FilePlus}
            accept={acceptedFiles}
            multiple
            camera
            value={files}
            onValueChange={changeFiles}
            details={renderUpload}
            error={isFileMissing ? messages.fileMissing : undefined}
            disabled={isUploading}
          />
          {onJoinPhotos && !isUploading && (
            <div>
              <Button variant="quiet" size="small" bleed icon={Camera} onClick={() => setIsCollecting(true)}>
                {collector.open}
              </Button>
              {isCollecting && (
                <PhotoCollector
                  open
                  onOpenChange={setIsCollecting}
                  photos={photos}
                  onJoin={async (pages, request) => {
                    const pdf = await onJoinPhotos(pages, request);
                    const joined = new File([pdf], collector.fileName, { type: pdf.type });
                    changeFiles([...files.filter((file) => !photos.includes(file)), joined]);
                  }}
                />
              )}
            </div>
          )}
          {isSingleUpload && (
            <TextField
              label={messages.name}
              hint={messages.nameHint}
              optional
              autoComplete="off"
              value={name}
              readOnly={isUploading}
              onValueChange={setName}
            />
          )}
          {withKind && files.length === 1 && (
            <KindField
              fileName={name.trim() || (files[0]?.name ?? '')}
              value={kind}
              disabled={isUploading}
              onValueChange={setKind}
            />
          )}
        </CardBody>
        <CardBand className={styles.band}>
          {showsConfirmation && (
            <InlineMessage tone="success" role="status">
              {messages.done({ count: storedCount })}
            </InlineMessage>
          )}
          <div>
            <Button ref={submitRef} type="submit" icon={Upload} loading={isUploading}>
              {messages.submit}
            </Button>
          </div>
        </CardBand>
      </form>
    </Card>
  );
}
