import { ApiError } from '@settlement-help/contract';
import { AlertDialog, Button, failureOf, Inline, Stack } from '@settlement-help/ui';
import { useState } from 'react';
import { PrintButton } from '#app/lib/navigation/PrintButton.tsx';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export interface ResetChecklistProps {
  /** How many documents are deleted with it; undefined where that is not known. */
  attached: number | undefined;
  /** Resets the steps; its rejection is shown in the dialog. */
  onReset: () => Promise<void>;
  /** What takes the focus after the reset, or null. */
  finalFocus: () => HTMLElement | null | undefined;
}

/** Below the checklist: its print, and its reset with the question before it (§8 Checklist). */
export function ResetChecklist({ attached, onReset, finalFocus }: ResetChecklistProps) {
  const { checklist: messages, network } = useAppMessages();
  const [isOpen, setIsOpen] = useState(false);

  const failure = (reason: unknown) =>
    reason instanceof ApiError
      ? (failureOf(reason).detail ?? messages.resetFailed({ reason: String(reason.status || network) }))
      : messages.resetFailed({ reason: network });

  return (
    <Stack>
      <Inline>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
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
          attached === undefined
            ? messages.resetWarningUncounted
            : messages.resetWarning({ documents: attached })
        }
        confirmLabel={messages.resetConfirm}
        onConfirm={onReset}
        errorText={failure}
        finalFocus={finalFocus}
      />
    </Stack>
  );
}
