import { ApiError } from '@settlement-help/contract';
import { AlertDialog, Button, Inline, Stack } from '@settlement-help/ui';
import { failureOf } from '@settlement-help/ui/internal';
import { useState } from 'react';
import { PrintButton } from '#app/lib/navigation/PrintButton.tsx';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export interface ChecklistButtonsProps {
  /** How many documents the reset deletes; undefined if that is not known. */
  deletedDocuments: number | undefined;
  onOpenReset: () => void;
  /** Resets the steps; its rejection is shown in the dialog. */
  onReset: () => Promise<void>;
  finalFocus: () => HTMLElement | null;
}

/** The buttons below a checklist, which reset and print it. */
export function ChecklistButtons({
  deletedDocuments,
  onOpenReset,
  onReset,
  finalFocus,
}: ChecklistButtonsProps) {
  const { checklist: messages, network } = useAppMessages();
  const [isOpen, setIsOpen] = useState(false);

  const errorText = (error: unknown) => {
    const { detail, status } = error instanceof ApiError ? failureOf(error) : {};
    return detail ?? messages.resetFailed({ reason: String(status || network) });
  };

  return (
    <Stack>
      <Inline>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => {
            onOpenReset();
            setIsOpen(true);
          }}
        >
          {messages.reset}
        </Button>
        <PrintButton />
      </Inline>
      <AlertDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={messages.resetQuestion}
        description={
          deletedDocuments === undefined
            ? messages.resetWarningUncounted
            : messages.resetWarning({ documents: deletedDocuments })
        }
        confirmLabel={messages.resetConfirm}
        onConfirm={onReset}
        errorText={errorText}
        finalFocus={finalFocus}
      />
    </Stack>
  );
}
