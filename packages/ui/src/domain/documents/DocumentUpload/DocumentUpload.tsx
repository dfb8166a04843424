import { acceptedFiles, type DocumentKind, isLargePhoto, limits } from '@settlement-help/contract';
import { Camera, FilePlus, Upload } from 'lucide';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { CancellableRequest } from '../../../async/useCancellable.ts';
import { type BackgroundUploadRequest, useUploads } from '../../../async/useUploads.ts';
import { UploadRow } from '../../../patterns/UploadRow/UploadRow.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Card, CardBand, CardBody } from '../../../primitives/content/Card/Card.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { FileField } from '../../../primitives/forms/FileField/FileField.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { KindField } from '../DocumentDetails/KindField.tsx';
import { type CollectedPhoto, PhotoCollector } from '../PhotoCollector/PhotoCollector.tsx';
import * as styles from './DocumentUpload.css.ts';

/** A file of at most 10 MB in an allowed format (§9), with an optional name. */
export interface DocumentUploadRequest extends BackgroundUploadRequest {
  /** Trimmed; undefined if empty. */
  name: string | undefined;
  /** Null if the user chose none. */
  kind: DocumentKind | null;
}

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
  const [files, setFiles] = useState<readonly File[]>([]);
  const [name, setName] = useState('');
  const [kind, setKind] = useState<DocumentKind | null>(null);
  const [missing, setMissing] = useState(false);
  const [isCollecting, setIsCollecting] = useState(false);
  const isOne = files.length < 2;

  const { uploads, isUploading, stored, start, cancel } = useUploads(async (request) => {
    const details = isOne ? { name: name.trim() || undefined, kind } : { name: undefined, kind: null };
    await onUpload({ ...request, ...details });
    setFiles((all) => all.filter((file) => file !== request.file));
    if (!isOne) return;
    setName('');
    setKind(null);
  });
  const [showsConfirmation, setShowsConfirmation] = useState(false);

  const running = useRef(0);
  useEffect(() => {
    // The focused Cancel button may have disappeared.
    if (document.activeElement === document.body && uploads.length < running.current) {
      submitRef.current?.focus();
    }
    running.current = uploads.length;
  }, [uploads]);

  const choose = (chosen: readonly File[]) => {
    // A file chosen after a single failed one replaces it.
    const given = isOne && uploads.length > 0 ? chosen.filter((file) => !files.includes(file)) : chosen;
    for (const { file } of uploads) if (!given.includes(file)) cancel(file);
    setFiles(given);
    setMissing(false);
    setShowsConfirmation(false);
  };

  const photos = files.filter(({ type }) => type === 'image/jpeg' || type === 'image/png');

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(files.length === 0);
    setShowsConfirmation(files.length > 0);
    // Only one field can be invalid, so a summary is not needed.
    if (files.length > 0) start(files);
    else inputRef.current?.focus();
  };

  const progress = (file: File) => {
    const upload = uploads.find((one) => one.file === file);
    if (!upload) return null;
    return (
      <UploadRow
        upload={upload}
        label={messages.uploading({ name: file.name })}
        labelHidden
        failure={(upload.status === 'failed' && upload.detail) || messages.failed}
        onCancel={() => cancel(file)}
        // A single file is retried by the submit button.
        onRetry={isOne ? undefined : () => start([file])}
        onSmaller={isLargePhoto(file) ? () => start([file], { smaller: true }) : undefined}
      />
    );
  };

  return (
    <Card as="section" aria-labelledby={titleId}>
      <form noValidate onSubmit={handleSubmit}>
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
            onValueChange={choose}
            details={progress}
            error={missing ? messages.fileMissing : undefined}
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
                    choose([...files.filter((file) => !photos.includes(file)), joined]);
                  }}
                />
              )}
            </div>
          )}
          {isOne && (
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
              onValueChange={setKind}
            />
          )}
        </CardBody>
        <CardBand className={styles.band}>
          {showsConfirmation && stored > 0 && (
            <InlineMessage tone="success" role="status">
              {messages.done({ count: stored })}
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
