import type { StoredDocument } from '@settlement-help/contract';
import { Download } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { type CancellableRequest, useCancellable } from '../../../async/useCancellable.ts';
import { useObjectUrl } from '../../../async/useObjectUrl.ts';
import { ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { isolateNumbers } from '../../../primitives/content/Text/isolateNumbers.ts';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { Progress } from '../../../primitives/feedback/Progress/Progress.tsx';
import { Switch } from '../../../primitives/forms/Switch/Switch.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog/Dialog.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { LoadFailure } from '../../shell/LoadFailure/LoadFailure.tsx';
import { useKindName } from '../DocumentLink/DocumentContext.ts';
import * as styles from './DocumentPreview.css.ts';
import { type OpenPdf, PdfPages } from './PdfPages.tsx';

export interface DocumentPreviewProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  document: StoredDocument;
  /** Loads the file. A rejection is shown with a button to try again. */
  onLoad: (document: StoredDocument, request: CancellableRequest) => Promise<Blob>;
  /**
   * Opens a PDF without running its scripts; `'protected'` if it needs a password. A rejection, for example without the
   * viewer, is shown with a button to try again.
   */
  onOpenPdf: (file: Blob) => Promise<OpenPdf | 'protected' | 'damaged'>;
  /** True if the document is kept on this device. @default false */
  isKept?: boolean | undefined;
  /** Keeps the document on this device, or removes it. Without it, there is no switch. A rejection is shown. */
  onKeep?:
    | ((document: StoredDocument, isKept: boolean, request: CancellableRequest) => Promise<void>)
    | undefined;
}

/** Dialog that shows a picture or the pages of a PDF, and offers to download any file. */
export function DocumentPreview({ open, onOpenChange, ...props }: DocumentPreviewProps) {
  const { document } = props;
  const messages = useMessages('documents');
  const preview = useMessages('documentPreview');
  const kindName = useKindName();
  const name = document.original_filename;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      startsAtTop
      title={<bdi>{isolateNumbers(name)}</bdi>}
      description={document.kind && kindName(document.kind)}
      footer={
        <>
          <ButtonLink
            variant="secondary"
            icon={Download}
            href={document.download_url}
            download={name}
            aria-label={messages.downloadOf({ name })}
          >
            {messages.download}
          </ButtonLink>
          {isShown(document) && (
            <Link href={document.download_url} external standalone>
              {preview.openInTab}
            </Link>
          )}
        </>
      }
    >
      <Stack gap={5}>
        {isShown(document) ? (
          <File key={document.id} {...props} />
        ) : (
          <InlineMessage tone="info">{preview.elsewhere}</InlineMessage>
        )}
        <Keep {...props} />
      </Stack>
    </Dialog>
  );
}

const isPicture = ({ content_type }: StoredDocument) => content_type.startsWith('image/');
const isPdf = ({ content_type }: StoredDocument) => content_type === 'application/pdf';
const isShown = (document: StoredDocument) => isPicture(document) || isPdf(document);

type Shown = { picture: Blob } | { pdf: OpenPdf } | 'protected' | 'damaged';

type FileProps = Pick<DocumentPreviewProps, 'document' | 'onLoad' | 'onOpenPdf'>;

function File({ document, onLoad, onOpenPdf }: FileProps) {
  const messages = useMessages('documentPreview');
  const [shown, setShown] = useState<Shown | null>(null);

  const open = async (file: Blob): Promise<Shown> => {
    if (isPicture(document)) return { picture: file };
    const pdf = await onOpenPdf(file);
    return typeof pdf === 'object' ? { pdf } : pdf;
  };
  const { share, error, run, cancel } = useCancellable(async (request) => {
    const file = await onLoad(document, request);
    const opened = await open(file);
    if (!request.signal.aborted) setShown(opened);
    else if (typeof opened === 'object' && 'pdf' in opened) opened.pdf.close();
  });

  const load = useEffectEvent(run);
  const stop = useEffectEvent(cancel);
  useEffect(() => {
    load();
    return () => stop();
  }, []);

  useEffect(() => {
    if (shown !== null && typeof shown === 'object' && 'pdf' in shown) return () => shown.pdf.close();
  }, [shown]);

  if (error !== undefined) return <LoadFailure message={messages.failed} onRetry={run} />;
  if (shown === null) return <Progress label={messages.loading} value={Math.round((share ?? 0) * 100)} />;
  if (shown === 'protected') return <InlineMessage tone="warning">{messages.protected}</InlineMessage>;
  if (shown === 'damaged') return <InlineMessage tone="warning">{messages.damaged}</InlineMessage>;
  if ('pdf' in shown) return <PdfPages pdf={shown.pdf} />;
  return (
    <Picture file={shown.picture} name={document.original_filename} onError={() => setShown('damaged')} />
  );
}

interface PictureProps {
  file: Blob;
  name: string;
  onError: () => void;
}

function Picture({ file, name, onError }: PictureProps) {
  const url = useObjectUrl(file);
  return url && <img src={url} alt={name} className={styles.image} onError={onError} />;
}

type KeepProps = Pick<DocumentPreviewProps, 'document' | 'isKept' | 'onKeep'>;

function Keep({ document, isKept = false, onKeep }: KeepProps) {
  const messages = useMessages('documentPreview');
  const { share, error, run } = useCancellable(async (request) => onKeep?.(document, !isKept, request));
  const isRunning = share !== null;
  if (!onKeep) return null;
  return (
    <Stack gap={3}>
      <Switch
        label={messages.keep}
        hint={messages.keepHint}
        checked={isKept !== isRunning}
        onCheckedChange={() => isRunning || run()}
      />
      {error !== undefined && (
        <InlineMessage tone="error" role="alert">
          {messages.keepFailed}
        </InlineMessage>
      )}
    </Stack>
  );
}
