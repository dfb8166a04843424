import { acceptedFiles, limits, type StoredDocument } from '@settlement-help/contract';
import { FilePlus } from 'lucide';
import { type FormEvent, useId, useState } from 'react';
import { FormActions } from '../../../patterns/FormActions/FormActions.tsx';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { readForm } from '../../../patterns/FormErrors/formData.ts';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { DateField } from '../../../primitives/forms/DateField/DateField.tsx';
import { FileField } from '../../../primitives/forms/FileField/FileField.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog/Dialog.tsx';
import { useDayProblem } from '../../hooks/useDayProblem.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { KindField } from './KindField.tsx';

/** The details of a document as the user left them, and the file that replaces its own, if one was chosen. */
export interface DocumentEdit
  extends Pick<StoredDocument, 'original_filename' | 'kind' | 'issued_on' | 'expires_on'> {
  file: File | null;
}

export interface DocumentDetailsProps {
  document: StoredDocument;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Saves the details. A rejection is shown in the form, at its field where the server names one. */
  onSave: (edit: DocumentEdit) => Promise<void>;
}

/** Dialog with the name, kind, dates and file of a document. */
export function DocumentDetails({ document, open, onOpenChange, onSave }: DocumentDetailsProps) {
  const messages = useMessages('documentDetails');
  const close = () => onOpenChange(false);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={messages.title} size="medium">
      <DetailsForm
        key={document.id}
        document={document}
        onCancel={close}
        onSave={async (edit) => {
          await onSave(edit);
          close();
        }}
      />
    </Dialog>
  );
}

interface DetailsFormProps extends Pick<DocumentDetailsProps, 'document' | 'onSave'> {
  onCancel: () => void;
}

function DetailsForm({ document, onSave, onCancel }: DetailsFormProps) {
  const messages = useMessages('documentDetails');
  const id = useId();
  const [name, setName] = useState(document.original_filename);
  const [kind, setKind] = useState(document.kind);
  const [files, setFiles] = useState<readonly File[]>([]);
  const dayProblem = useDayProblem({ anyYear: true });
  const { formErrors, errorOf, pending, submit } = useSubmission({ networkText: messages.network });
  const idOf = (field: string) => `${id}-${field}`;

  const save = (event: FormEvent<HTMLFormElement>) => {
    const read = readForm(event);
    const [issued_on, expires_on] = [read('issued_on') || null, read('expires_on') || null];
    const problemOf = (day: string | null) => (day === null ? undefined : dayProblem(day));
    const isReversed = issued_on !== null && expires_on !== null && expires_on < issued_on;
    submit({
      checked: [
        { fieldId: idOf('original_filename'), message: name.trim() === '' && messages.nameMissing },
        { fieldId: idOf('issued_on'), message: problemOf(issued_on) },
        {
          fieldId: idOf('expires_on'),
          message: problemOf(expires_on) ?? (isReversed && messages.beforeIssue),
        },
      ],
      send: () =>
        onSave({ original_filename: name.trim(), kind, issued_on, expires_on, file: files[0] ?? null }),
      fieldOf: idOf,
    });
  };

  return (
    <Stack as="form" noValidate onSubmit={save}>
      <FormErrors {...formErrors} />
      <TextField
        id={idOf('original_filename')}
        label={messages.name}
        autoComplete="off"
        dir="auto"
        maxLength={limits.document.nameMax}
        value={name}
        onValueChange={setName}
        readOnly={pending}
        error={errorOf(idOf('original_filename'))}
      />
      <KindField fileName={name} value={kind} onValueChange={setKind} disabled={pending} />
      <DateField
        id={idOf('issued_on')}
        name="issued_on"
        label={messages.issuedOn}
        hint={messages.issuedHint}
        optional
        defaultValue={document.issued_on}
        readOnly={pending}
        error={errorOf(idOf('issued_on'))}
      />
      <DateField
        id={idOf('expires_on')}
        name="expires_on"
        label={messages.expiresOn}
        hint={messages.expiresHint}
        optional
        defaultValue={document.expires_on}
        readOnly={pending}
        error={errorOf(idOf('expires_on'))}
      />
      <FileField
        id={idOf('file')}
        label={messages.file}
        hint={messages.fileHint}
        icon={FilePlus}
        accept={acceptedFiles}
        value={files}
        onValueChange={setFiles}
        disabled={pending}
        error={errorOf(idOf('file'))}
      />
      <FormActions submitLabel={messages.save} pending={pending} onCancel={onCancel} />
    </Stack>
  );
}
