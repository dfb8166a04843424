import type { StoredDocument } from '@settlement-help/contract';
import { AlertDialog } from '../../../primitives/overlays/AlertDialog/AlertDialog.tsx';
import { useMessages } from '../../messages/useMessages.ts';

export interface DeleteDialogProps {
  document: StoredDocument | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => Promise<void>;
}

export function DeleteDialog({ document, open, onOpenChange, onConfirm }: DeleteDialogProps) {
  const messages = useMessages('documents');
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.deleteQuestion}
      description={document && messages.deleteWarning({ name: document.original_filename })}
      confirmLabel={messages.deleteConfirm}
      onConfirm={onConfirm}
      errorText={() => messages.deleteFailed}
    />
  );
}
