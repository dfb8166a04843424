import type { DocumentKind, Step, StoredDocument } from '@settlement-help/contract';
import { X } from 'lucide';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useAction } from '../../../patterns/useAction.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { IconButton } from '../../../primitives/actions/IconButton/IconButton.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useAnnounce } from '../../../primitives/feedback/useAnnounce.tsx';
import { Select } from '../../../primitives/forms/Select/Select.tsx';
import { useKindName } from '../../documents/DocumentLink/DocumentContext.ts';
import { DocumentLink } from '../../documents/DocumentLink/DocumentLink.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { AttachedDocument } from '../StepCard/AttachedDocument.tsx';

export interface StepDocumentsProps {
  step: Step;
  /** All documents of the user; undefined while loading. */
  documents: readonly StoredDocument[] | undefined;
  /** Attaches a document to a step, or detaches it with null. A rejection is shown. */
  onAttach: (document: StoredDocument, stepId: string | null) => Promise<void>;
  /** The kinds of document that the step still needs. They are offered for attached documents without a kind. */
  missingKinds?: readonly DocumentKind[] | undefined;
  /** Saves the kind of a document. Without it, no kinds are offered. A rejection is shown. */
  onKind?: ((document: StoredDocument, kind: DocumentKind) => Promise<void>) | undefined;
  children: ReactNode;
}

interface AttachedProps {
  document: StoredDocument;
  onTakeOff: () => Promise<void>;
  children?: ReactNode;
}

function Attached({ document, onTakeOff, children }: AttachedProps) {
  const messages = useMessages('stepDocuments');
  const { pending, failure, run } = useAction(onTakeOff, { networkText: messages.failed });
  return (
    <li>
      <Inline gap={2}>
        <DocumentLink document={document} />
        <IconButton
          size="small"
          icon={X}
          loading={pending}
          label={messages.takeOff({ name: document.original_filename })}
          onClick={run}
        />
      </Inline>
      {failure}
      {children}
    </li>
  );
}

interface KindChoiceProps {
  name: string;
  kinds: readonly DocumentKind[];
  onChoose: (kind: DocumentKind) => Promise<void>;
}

function KindChoice({ name, kinds, onChoose }: KindChoiceProps) {
  const messages = useMessages('stepDocuments');
  const labelId = useId();
  return (
    <Stack gap={2} role="group" aria-labelledby={labelId}>
      <Text variant="small" id={labelId}>
        {messages.whichKind({ name })}
      </Text>
      <Inline gap={2}>
        {kinds.map((kind) => (
          <KindButton key={kind} kind={kind} onPress={() => onChoose(kind)} />
        ))}
      </Inline>
    </Stack>
  );
}

function KindButton({ kind, onPress }: { kind: DocumentKind; onPress: () => Promise<void> }) {
  const { failed } = useMessages('stepDocuments');
  const kindName = useKindName();
  const { pending, failure, run } = useAction(onPress, { networkText: failed });
  return (
    <>
      <Button variant="secondary" size="small" loading={pending} onClick={run}>
        {kindName(kind)}
      </Button>
      {failure}
    </>
  );
}

/** The documents of a step: attached ones, the upload, and a choice of the user's other documents. */
export function StepDocuments(props: StepDocumentsProps) {
  const { step, documents, onAttach, missingKinds = [], onKind, children } = props;
  const messages = useMessages('stepDocuments');
  const { about } = useMessages('action');
  const { announce, announcement } = useAnnounce();
  const [isOpen, setIsOpen] = useState(false);
  const fallbackRef = useRef<HTMLDivElement>(null);
  const isOf = (document: StoredDocument) => document.settlement_step_id === step.id;
  const attached = documents?.filter(isOf) ?? [];
  // The list may not contain a new document yet, or not say to which step a document belongs.
  const isNewest = ({ original_filename }: StoredDocument) =>
    step.document_name === null || original_filename === step.document_name;
  const isNewestListed = attached.length > 0 && documents?.some(isNewest);
  const others = documents?.filter((document) => !isOf(document)) ?? [];

  const close = () => {
    setIsOpen(false);
    // The pressed button disappeared.
    fallbackRef.current?.focus();
  };

  return (
    <Stack
      gap={3}
      ref={fallbackRef}
      role="group"
      aria-label={messages.title({ step: step.title })}
      tabIndex={-1}
    >
      {attached.length > 0 && (
        <Stack as="ul" gap={1} role="list">
          {attached.map((document) => (
            <Attached
              key={document.id}
              document={document}
              onTakeOff={async () => {
                await onAttach(document, null);
                fallbackRef.current?.focus();
                announce(messages.takenOff({ name: document.original_filename }));
              }}
            >
              {onKind && document.kind === null && missingKinds.length > 0 && (
                <KindChoice
                  name={document.original_filename}
                  kinds={missingKinds}
                  onChoose={async (kind) => {
                    await onKind(document, kind);
                    // The pressed button disappears.
                    fallbackRef.current?.focus();
                    announce(messages.kindSaved({ name: document.original_filename }));
                  }}
                />
              )}
            </Attached>
          ))}
        </Stack>
      )}
      {!isNewestListed && <AttachedDocument step={step} />}
      {children}
      {isOpen && others.length > 0 ? (
        <DocumentChoice
          documents={others}
          onAttach={async (document) => {
            await onAttach(document, step.id);
            close();
            announce(messages.attached({ name: document.original_filename }));
          }}
          onClose={close}
        />
      ) : (
        others.length > 0 && (
          <div>
            <Button
              variant="quiet"
              size="small"
              bleed
              aria-label={about({ action: messages.choose, subject: step.title })}
              onClick={() => setIsOpen(true)}
            >
              {messages.choose}
            </Button>
          </div>
        )
      )}
      {announcement}
    </Stack>
  );
}

interface DocumentChoiceProps {
  documents: readonly StoredDocument[];
  onAttach: (document: StoredDocument) => Promise<void>;
  onClose: () => void;
}

function DocumentChoice({ documents, onAttach, onClose }: DocumentChoiceProps) {
  const messages = useMessages('stepDocuments');
  const [id, setId] = useState(documents[0]?.id ?? '');
  const chosen = documents.find((document) => document.id === id) ?? documents[0];
  const { pending, failure, run } = useAction(
    async () => {
      if (chosen) await onAttach(chosen);
    },
    { networkText: messages.failed },
  );
  return (
    <Stack gap={3}>
      <Select
        label={messages.yours}
        value={chosen?.id ?? ''}
        onValueChange={setId}
        autoFocus
        options={documents.map((document) => ({
          value: document.id,
          label: document.settlement_step_id
            ? messages.fromStep({ name: document.original_filename })
            : document.original_filename,
        }))}
      />
      {failure}
      <Inline gap={2}>
        <Button variant="secondary" size="small" loading={pending} onClick={run}>
          {messages.attach}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {messages.close}
        </Button>
      </Inline>
    </Stack>
  );
}
