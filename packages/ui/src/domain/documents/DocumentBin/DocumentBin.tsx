import { type DeletedDocument, daysBetween, limits } from '@settlement-help/contract';
import { RotateCcw, Trash2 } from 'lucide';
import { useRef, useState } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { ListRow } from '../../../patterns/ListRow/ListRow.tsx';
import { useAction } from '../../../patterns/useAction.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Accordion, AccordionItem } from '../../../primitives/content/Accordion/Accordion.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { isolateNumbers } from '../../../primitives/content/Text/isolateNumbers.ts';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { useAnnounce } from '../../../primitives/feedback/useAnnounce.tsx';
import { AlertDialog } from '../../../primitives/overlays/AlertDialog/AlertDialog.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

interface BinActions {
  /** Puts a document back into the list. A rejection is shown in its row. */
  onRestore: (document: DeletedDocument) => Promise<void>;
  /** Erases a document permanently. A rejection is shown in the confirmation. */
  onErase: (document: DeletedDocument) => Promise<void>;
  /** Erases every document of the bin. A rejection is shown in the confirmation. */
  onEmpty: () => Promise<void>;
}

export interface DocumentBinProps extends BinActions {
  /** The deleted documents, most recently deleted first. Nothing is shown if there are none. */
  documents: readonly DeletedDocument[];
  /** Shows the documents unfolded, and offers to empty the bin. @default false */
  isStorageFull?: boolean | undefined;
  /** The time, for the days until a document is erased. */
  now: Date;
}

/** The deleted documents, folded: each can be restored or erased. */
export function DocumentBin(props: DocumentBinProps) {
  const { documents, isStorageFull = false, now, onRestore, onErase, onEmpty } = props;
  const messages = useMessages('bin');
  const { units } = useMessages('documents');
  const { fileSize } = useFormats();
  const { announce, announcement } = useAnnounce();
  const sectionRef = useRef<HTMLElement>(null);
  const isErased = useRef(false);
  /** The document to erase, or all of them; the last question stays while its dialog closes. */
  const [question, setQuestion] = useState<DeletedDocument | 'all'>('all');
  const [open, setOpen] = useState(false);

  const ask = (erased: DeletedDocument | 'all') => {
    isErased.current = false;
    setQuestion(erased);
    setOpen(true);
  };
  const confirm = async () => {
    await (question === 'all' ? onEmpty() : onErase(question));
    isErased.current = true;
    announce(question === 'all' ? messages.emptied : messages.erased({ name: question.original_filename }));
  };

  return (
    <section ref={sectionRef} aria-label={documents.length > 0 ? messages.title : undefined} tabIndex={-1}>
      {documents.length > 0 && (
        // Opened again when the storage becomes full.
        <Accordion key={String(isStorageFull)} defaultValue={isStorageFull ? ['bin'] : []}>
          <AccordionItem
            value="bin"
            headingLevel={2}
            icon={Trash2}
            title={messages.title}
            note={messages.count({ count: documents.length })}
          >
            <Stack gap={4}>
              {isStorageFull && (
                <InlineMessage tone="warning">
                  {messages.full({ size: fileSize(sizeOf(documents), units) })}
                </InlineMessage>
              )}
              <Text variant="hint">{messages.hint({ days: limits.document.daysInBin })}</Text>
              <ul role="list">
                {documents.map((document) => (
                  <BinRow
                    key={document.id}
                    document={document}
                    now={now}
                    onRestore={async (restored) => {
                      await onRestore(restored);
                      // The focused button disappears with its row.
                      sectionRef.current?.focus();
                      announce(messages.restored({ name: restored.original_filename }));
                    }}
                    onErase={ask}
                  />
                ))}
              </ul>
              <div>
                <Button variant="secondary" size="small" onClick={() => ask('all')}>
                  {messages.empty}
                </Button>
              </div>
            </Stack>
          </AccordionItem>
        </Accordion>
      )}
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={
          question === 'all'
            ? messages.emptyQuestion({ count: documents.length })
            : messages.eraseQuestion({ name: question.original_filename })
        }
        description={messages.eraseWarning}
        confirmLabel={question === 'all' ? messages.empty : messages.erase}
        onConfirm={confirm}
        errorText={() => messages.network}
        // The focus cannot return to the button of an erased row.
        finalFocus={() => (isErased.current ? sectionRef.current : null)}
      />
      {announcement}
    </section>
  );
}

const sizeOf = (documents: readonly DeletedDocument[]) =>
  documents.reduce((sum, { file_size }) => sum + file_size, 0);

interface BinRowProps extends Pick<BinActions, 'onRestore'> {
  document: DeletedDocument;
  now: Date;
  onErase: (document: DeletedDocument) => void;
}

function BinRow({ document, now, onRestore, onErase }: BinRowProps) {
  const messages = useMessages('bin');
  const { units } = useMessages('documents');
  const { fileSize } = useFormats();
  const { original_filename: name, file_size, erased_at } = document;
  const { pending, failure, run } = useAction(() => onRestore(document), { networkText: messages.network });
  const days = Math.max(0, daysBetween(now.toISOString(), erased_at));
  return (
    <ListRow
      icon={Trash2}
      actions={
        <>
          <Button
            variant="quiet"
            size="small"
            icon={RotateCcw}
            loading={pending}
            aria-label={messages.restoreOf({ name })}
            onClick={run}
          >
            {messages.restore}
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={messages.eraseOf({ name })}
            onClick={() => onErase(document)}
          >
            {messages.erase}
          </Button>
        </>
      }
      footer={failure}
    >
      <bdi>{isolateNumbers(name)}</bdi>
      <Text variant="figures">
        <bdi>{fileSize(file_size, units)}</bdi>
        {' · '}
        <bdi>{messages.erasedIn({ days })}</bdi>
      </Text>
    </ListRow>
  );
}
