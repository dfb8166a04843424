import { limits } from '@settlement-help/contract';
import { FilePlus, Upload } from 'lucide-react';
import { type FormEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { type LastingUploadRequest, useUpload } from '../../../hooks/useUpload.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Card, CardBand, CardBody } from '../../../primitives/content/Card/Card.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { Progress } from '../../../primitives/feedback/Progress/Progress.tsx';
import { FileField } from '../../../primitives/forms/FileField/FileField.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './DocumentUpload.css.ts';

/** What is to be stored: a file of at most 10 MB in an allowed format (§9), and its name. */
export interface DocumentUploadRequest extends LastingUploadRequest {
  /** The custom name without the white space around it; left out where none was given. */
  name: string | undefined;
}

export interface DocumentUploadProps {
  /** Stores the document; its rejection is shown by its detail, or as 'Upload failed'. */
  onUpload: (request: DocumentUploadRequest) => Promise<void>;
  /** The file input, to bring the person to it from elsewhere. */
  fileRef?: Ref<HTMLInputElement> | undefined;
}

/** The sheet that takes in a document, with a name of one's own where that helps (§2, §5, §8 Documents). */
export function DocumentUpload({ onUpload, fileRef }: DocumentUploadProps) {
  const messages = useMessages('documentUpload');
  const action = useMessages('action');
  const id = useId();
  const fileId = `${id}-file`;
  const titleId = `${id}-title`;
  const submitRef = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const [stored, setStored] = useState(false);

  const { state, start, cancel } = useUpload(async (request) => {
    const customName = name.trim() || undefined;
    await onUpload({ ...request, name: customName });
    setFile(null);
    setName('');
    setStored(true);
  });
  const isUploading = state.status === 'uploading';

  const wasUploading = useRef(false);
  useEffect(() => {
    // The focus must not disappear with the Cancel button.
    if (wasUploading.current && !isUploading && document.activeElement === document.body) {
      submitRef.current?.focus();
    }
    wasUploading.current = isUploading;
  }, [isUploading]);

  const choose = (chosen: File | null) => {
    setFile(chosen);
    setMissing(false);
    setStored(false);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setStored(false);
    setMissing(!file);
    // Only one field can be invalid, so the focus goes there and needs no summary.
    if (file) start(file);
    else document.getElementById(fileId)?.focus();
  };

  return (
    <Card as="section" aria-labelledby={titleId}>
      <form noValidate onSubmit={handleSubmit}>
        <CardBody className={styles.body}>
          <Heading level={2} id={titleId}>
            {messages.title}
          </Heading>
          <FileField
            ref={fileRef}
            id={fileId}
            label={messages.file}
            hint={messages.accepted}
            icon={FilePlus}
            accept={limits.document.extensions.join(',')}
            file={file}
            onFileChange={choose}
            error={missing ? messages.fileMissing : undefined}
            disabled={isUploading}
          />
          <TextField
            label={messages.name}
            hint={messages.nameHint}
            optional
            autoComplete="off"
            value={name}
            readOnly={isUploading}
            onChange={(event) => setName(event.target.value)}
          />
        </CardBody>
        <CardBand className={styles.band}>
          {state.status === 'failed' && state.file === file && (
            <InlineMessage tone="error" role="alert">
              {state.detail || messages.failed}
            </InlineMessage>
          )}
          {stored && (
            <InlineMessage tone="success" role="status">
              {messages.done}
            </InlineMessage>
          )}
          {isUploading && (
            <Progress label={messages.uploading(state.file.name)} value={Math.round(state.share * 100)} />
          )}
          <div className={styles.actions}>
            <Button ref={submitRef} type="submit" icon={Upload} loading={isUploading}>
              {messages.submit}
            </Button>
            {isUploading && (
              <Button variant="quiet" onClick={cancel}>
                {action.cancel}
              </Button>
            )}
          </div>
        </CardBand>
      </form>
    </Card>
  );
}
