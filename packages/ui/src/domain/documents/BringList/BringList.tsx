import {
  acceptedFiles,
  type BringLine,
  type BringMatch,
  type StoredDocument,
} from '@settlement-help/contract';
import { Check, FileText, FileWarning } from 'lucide';
import { type ComponentProps, useRef, useState } from 'react';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Badge } from '../../../primitives/content/Badge/Badge.tsx';
import { Icon, type IconType } from '../../../primitives/content/Icon/Icon.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { DocumentDetails, type DocumentEdit } from '../DocumentDetails/DocumentDetails.tsx';
import { DocumentLink } from '../DocumentLink/DocumentLink.tsx';
import * as styles from './BringList.css.ts';

export interface BringListProps {
  /** The lines with the user's documents, from `matchBringList` or `withoutDocuments`. */
  matches: readonly BringMatch[];
  /** Uploads files for a line without a document. Without it, the line only says that the document is missing. */
  onAdd?: ((files: File[], line: BringLine) => void) | undefined;
  /** Saves the details of a document. A rejection is shown in the form. */
  onEdit?: ((document: StoredDocument, edit: DocumentEdit) => Promise<void>) | undefined;
  /** Language attributes of the items. */
  itemProps?: Pick<ComponentProps<'span'>, 'lang' | 'dir'> | undefined;
}

/** The things to bring to an office. Each line shows if the user's document is there, too old, expired or missing. */
export function BringList({ matches, onAdd, onEdit, itemProps }: BringListProps) {
  const fileRef = useRef<HTMLInputElement>(null);
  const addedLine = useRef<BringLine>(null);
  const [edited, setEdited] = useState<StoredDocument | null>(null);
  const [isEditing, setIsEditing] = useState(false);

  const add = (line: BringLine) => {
    addedLine.current = line;
    fileRef.current?.click();
  };

  return (
    <>
      <Stack as="ul" gap={3} role="list">
        {matches.map((match) => (
          <Row
            key={match.line.item}
            match={match}
            itemProps={itemProps}
            onAdd={onAdd && add}
            onEdit={
              onEdit &&
              ((document) => {
                setEdited(document);
                setIsEditing(true);
              })
            }
          />
        ))}
      </Stack>
      {onAdd && (
        <input
          ref={fileRef}
          type="file"
          multiple
          hidden
          accept={acceptedFiles}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // Allows picking the same file again.
            target.value = '';
            if (addedLine.current && files.length > 0) onAdd(files, addedLine.current);
          }}
        />
      )}
      {edited && onEdit && (
        <DocumentDetails
          document={edited}
          open={isEditing}
          onOpenChange={setIsEditing}
          onSave={(edit) => onEdit(edited, edit)}
        />
      )}
    </>
  );
}

interface RowProps extends Pick<BringListProps, 'itemProps'> {
  match: BringMatch;
  onAdd?: ((line: BringLine) => void) | undefined;
  onEdit?: ((document: StoredDocument) => void) | undefined;
}

const icons: Record<BringMatch['state'], IconType> = {
  ...{ not_stored: FileText, missing: FileText, present: Check },
  ...{ undated: FileWarning, too_old: FileWarning, expires: FileWarning, expired: FileWarning },
};

function Row({ match: { line, state, document }, itemProps, onAdd, onEdit }: RowProps) {
  const messages = useMessages('bringList');
  const months = line.max_age_months ?? 0;
  const problems: Partial<Record<BringMatch['state'], string>> = {
    undated: messages.noDate,
    too_old: messages.tooOld({ months }),
    expires: messages.expires,
    expired: messages.expired,
  };
  const problem = problems[state];
  return (
    <li className={styles.row} data-state={state}>
      <Icon
        icon={icons[state]}
        className={styles.icon}
        label={state === 'present' ? messages.present : undefined}
      />
      <div className={styles.words}>
        <span {...itemProps}>{line.item}</span>
        {line.note && (
          <Text variant="note" {...itemProps}>
            {line.note}
          </Text>
        )}
        {line.copies !== null && <Text variant="note">{messages.copies({ count: line.copies })}</Text>}
        {state === 'missing' && !onAdd && <Text variant="note">{messages.missing}</Text>}
        {document && (
          <Text variant="small">
            <DocumentLink document={document} />
          </Text>
        )}
        {problem && <Badge variant="marker">{problem}</Badge>}
      </div>
      {state === 'missing' && onAdd && (
        <Button
          variant="quiet"
          size="small"
          className={styles.action}
          aria-label={messages.addOf({ item: line.item })}
          onClick={() => onAdd(line)}
        >
          {messages.add}
        </Button>
      )}
      {document && problem && onEdit && (
        <EditButton
          name={document.original_filename}
          asksForDate={state === 'undated'}
          onClick={() => onEdit(document)}
        />
      )}
    </li>
  );
}

interface EditButtonProps {
  name: string;
  asksForDate: boolean;
  onClick: () => void;
}

function EditButton({ name, asksForDate, onClick }: EditButtonProps) {
  const messages = useMessages('bringList');
  return (
    <Button
      variant="quiet"
      size="small"
      className={styles.action}
      aria-label={asksForDate ? messages.enterDateOf({ name }) : messages.replaceOf({ name })}
      onClick={onClick}
    >
      {asksForDate ? messages.enterDate : messages.replace}
    </Button>
  );
}
