import { limits, type StoredDocument } from '@settlement-help/contract';
import { Download, FilePlus } from 'lucide';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useAction } from '../../../patterns/useAction.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { LoadMore } from '../../../primitives/actions/LoadMore/LoadMore.tsx';
import { useGrowingList } from '../../../primitives/actions/LoadMore/useGrowingList.ts';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx';
import { useAnnounce } from '../../../primitives/feedback/useAnnounce.tsx';
import { AlertDialog } from '../../../primitives/overlays/AlertDialog/AlertDialog.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { DocumentDetails, type DocumentEdit } from '../DocumentDetails/DocumentDetails.tsx';
import * as styles from './DocumentList.css.ts';
import { DocumentRow } from './DocumentRow.tsx';
import { FolderScene } from './FolderScene.tsx';

/** Rows added at a time, few enough for an old phone. */
const batch = 25;

export interface DocumentListProps {
  documents: readonly StoredDocument[];
  /** Step numbers by id. */
  stepNumbers?: ReadonlyMap<string, number> | undefined;
  /** Today in the country of the user, as `YYYY-MM-DD`. */
  today: string;
  /** Shown above the list. @default nothing */
  filter?: ReactNode;
  /** Shows all documents again if none matches the filter. Without it, an empty list offers the first upload. */
  onShowAll?: (() => void) | undefined;
  /** Tells whether a document is kept on this device. @default none is */
  isKept?: ((document: StoredDocument) => boolean) | undefined;
  /** Erases a document at once. With it, `onDelete` moves documents to the bin. A rejection is shown. */
  onErase?: ((document: StoredDocument) => Promise<void>) | undefined;
  /** Saves the details of a document. Without it, documents cannot be edited. A rejection is shown in the form. */
  onEdit?: ((document: StoredDocument, edit: DocumentEdit) => Promise<void>) | undefined;
  /** Downloads every document as a ZIP. Without it, there is no button. A rejection is shown below the button. */
  onDownloadAll?: (() => Promise<void>) | undefined;
  /** Deletes a document. A rejection shows 'Failed to delete document'. */
  onDelete: (document: StoredDocument) => Promise<void>;
  /** Moves the focus to the upload. */
  onAddFirst: () => void;
}

/** The user's documents, with a confirmation before deletion (§2, §8 Documents). */
export function DocumentList({
  documents,
  stepNumbers,
  today,
  filter,
  onShowAll,
  isKept,
  onErase,
  onEdit,
  onDownloadAll,
  onDelete,
  onAddFirst,
}: DocumentListProps) {
  const messages = useMessages('documents');
  const filterMessages = useMessages('documentFilter');
  const bin = useMessages('bin');
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { announce, announcement } = useAnnounce();
  const [limit, setLimit] = useState(batch);
  const [selected, setSelected] = useState<StoredDocument | null>(null);
  const [open, setOpen] = useState(false);
  const [edited, setEdited] = useState<StoredDocument | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const isDeleted = useRef(false);
  const shown = documents.slice(0, limit);
  const { listRef, buttonRef, goOnAfter } = useGrowingList(shown.length);

  const askToDelete = useCallback((document: StoredDocument) => {
    isDeleted.current = false;
    setSelected(document);
    setOpen(true);
  }, []);

  const edit = useCallback((document: StoredDocument) => {
    setEdited(document);
    setIsEditing(true);
  }, []);

  const confirm = async (action: (document: StoredDocument) => Promise<void>) => {
    if (!selected) return;
    await action(selected);
    isDeleted.current = true;
    // A toast announces a move to the bin, and offers to undo it.
    if (!onErase || action === onErase) announce(messages.deleted);
  };

  const warning = (name: string) =>
    onErase
      ? messages.binWarning({ name, days: limits.document.daysInBin })
      : messages.deleteWarning({ name });

  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <Heading level={2} id={titleId} ref={titleRef} tabIndex={-1}>
          {messages.title}
        </Heading>
        {documents.length > 0 && <Text variant="figures">{messages.count({ count: documents.length })}</Text>}
      </div>
      {filter}
      {documents.length === 0 && onShowAll ? (
        <div className={styles.more}>
          <Text>{filterMessages.none}</Text>
          <Button variant="secondary" size="small" onClick={onShowAll}>
            {filterMessages.showAll}
          </Button>
        </div>
      ) : documents.length === 0 ? (
        <EmptyState
          title={messages.emptyTitle}
          headingLevel={3}
          illustration={<FolderScene />}
          action={
            <Button variant="secondary" icon={FilePlus} onClick={onAddFirst}>
              {messages.emptyAction}
            </Button>
          }
        >
          {messages.emptyText}
        </EmptyState>
      ) : (
        <ul ref={listRef} role="list" aria-labelledby={titleId}>
          {shown.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              stepNumber={stepNumbers?.get(document.settlement_step_id ?? '')}
              today={today}
              isKept={isKept?.(document)}
              onEdit={onEdit && edit}
              onDelete={askToDelete}
            />
          ))}
        </ul>
      )}
      {documents.length > shown.length && (
        <LoadMore
          ref={buttonRef}
          className={styles.more}
          shown={shown.length}
          total={documents.length}
          onLoad={goOnAfter(async () => setLimit(limit + batch))}
        >
          {messages.more({ count: Math.min(batch, documents.length - shown.length) })}
        </LoadMore>
      )}
      {onDownloadAll && documents.length > 1 && <DownloadAll onDownload={onDownloadAll} />}
      {edited && onEdit && (
        <DocumentDetails
          document={edited}
          open={isEditing}
          onOpenChange={setIsEditing}
          onSave={(changes) => onEdit(edited, changes)}
        />
      )}
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={messages.deleteQuestion}
        description={selected && warning(selected.original_filename)}
        variant={onErase ? 'primary' : 'danger'}
        confirmLabel={onErase ? messages.moveToBin : messages.deleteConfirm}
        onConfirm={() => confirm(onDelete)}
        alternative={onErase && { label: bin.erase, onConfirm: () => confirm(onErase) }}
        errorText={() => messages.deleteFailed}
        // The focus cannot return to the button of a deleted row.
        finalFocus={() => (isDeleted.current ? titleRef.current : null)}
      />
      {announcement}
    </section>
  );
}

function DownloadAll({ onDownload }: { onDownload: () => Promise<void> }) {
  const messages = useMessages('documents');
  const { pending, failure, run } = useAction(onDownload, { networkText: messages.network });
  return (
    <div className={styles.more}>
      <Button variant="quiet" size="small" bleed icon={Download} loading={pending} onClick={run}>
        {messages.downloadAll}
      </Button>
      {failure}
    </div>
  );
}
