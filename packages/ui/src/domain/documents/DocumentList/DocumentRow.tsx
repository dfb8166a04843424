import { documentExpiry, type StoredDocument } from '@settlement-help/contract';
import { Download, File, FileImage, FileText, FileType, Paperclip, Pencil, Smartphone, Trash2 } from 'lucide';
import { Fragment, memo } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { ListRow } from '../../../patterns/ListRow/ListRow.tsx';
import { Button, ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { Badge } from '../../../primitives/content/Badge/Badge.tsx';
import { Icon, type IconType } from '../../../primitives/content/Icon/Icon.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { useKindName } from '../DocumentLink/DocumentContext.ts';
import { DocumentLink } from '../DocumentLink/DocumentLink.tsx';
import * as styles from './DocumentRow.css.ts';

export interface DocumentRowProps {
  /** Its `download_url` must be a URL that the browser can open. */
  document: StoredDocument;
  stepNumber?: number | undefined;
  /** Today as `YYYY-MM-DD`. */
  today: string;
  /** True if it is kept on this device. @default false */
  isKept?: boolean | undefined;
  onEdit?: ((document: StoredDocument) => void) | undefined;
  onDelete: (document: StoredDocument) => void;
}

/** One document, as a list item (§2 Documents). */
export const DocumentRow = memo((props: DocumentRowProps) => {
  const { document, stepNumber, today, isKept = false, onEdit, onDelete } = props;
  const messages = useMessages('documents');
  const { fileSize } = useFormats();
  const kindName = useKindName();
  const { original_filename: name, content_type, created_at, download_url, file_size } = document;
  const { kind, issued_on, expires_on } = document;
  const expiry = documentExpiry(document, today);
  const details = [
    kind && kindName(kind),
    issued_on && messages.issued({ iso: issued_on }),
    expires_on && messages.validUntil({ iso: expires_on }),
  ];
  const facts = [
    kindOf(content_type),
    fileSize(file_size, messages.units),
    messages.added({ iso: created_at }),
  ];
  const attached =
    stepNumber === undefined
      ? document.settlement_step_id && messages.attachedToSome
      : messages.attachedTo({ step: stepNumber });

  return (
    <ListRow
      icon={iconOf(content_type)}
      actions={
        <>
          <ButtonLink
            variant="quiet"
            size="small"
            icon={Download}
            href={download_url}
            download={name}
            aria-label={messages.downloadOf({ name })}
          >
            {messages.download}
          </ButtonLink>
          {onEdit && (
            <Button
              variant="quiet"
              size="small"
              icon={Pencil}
              aria-label={messages.editOf({ name })}
              onClick={() => onEdit(document)}
            >
              {messages.edit}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            icon={Trash2}
            aria-label={messages.deleteOf({ name })}
            onClick={() => onDelete(document)}
          >
            {messages.delete}
          </Button>
        </>
      }
    >
      <DocumentLink document={document} standalone className={styles.name} />
      {details.some(Boolean) && (
        <Text variant="small">
          <Facts facts={details} />
        </Text>
      )}
      {expiry && expiry.state !== 'valid' && (
        <div>
          <Badge variant="marker">
            {expiry.state === 'expired' ? messages.expired : messages.endsIn({ days: expiry.days })}
          </Badge>
        </div>
      )}
      <Text variant="figures">
        <Facts facts={facts} />
      </Text>
      {isKept && (
        <Text variant="small" className={styles.attached}>
          <Icon icon={Smartphone} size="small" />
          {messages.onDevice}
        </Text>
      )}
      {attached && (
        <Text variant="small" className={styles.attached}>
          <Icon icon={Paperclip} size="small" />
          {attached}
        </Text>
      )}
    </ListRow>
  );
});
DocumentRow.displayName = 'DocumentRow';

function Facts({ facts }: { facts: readonly (string | null | undefined)[] }) {
  return facts.filter(Boolean).map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && ' · '}
      {/* Isolated, so that the number of a size stays next to its Arabic unit. */}
      <bdi>{fact}</bdi>
    </Fragment>
  ));
}

const kinds: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
};

const kindOf = (contentType: string) => kinds[contentType];

function iconOf(contentType: string): IconType {
  if (contentType === 'application/pdf') return FileText;
  if (contentType.startsWith('image/')) return FileImage;
  return /word/.test(contentType) ? FileType : File;
}
