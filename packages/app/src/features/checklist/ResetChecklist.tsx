import { ApiError } from '@settlement-help/contract';
import { Button, lazyDialog, Stack } from '@settlement-help/ui';
import { useState } from 'react';
import { DialogFailure } from '#app/lib/navigation/DialogFailure.tsx';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

const ResetDialog = lazyDialog(
  () => import('./ResetDialog.ts').then((part) => part.AlertDialog),
  DialogFailure,
);

export interface ResetChecklistProps {
  /** Resets the steps; its rejection is shown in the dialog. */
  onReset: () => Promise<void>;
}

/** The reset of the checklist and the question before it (§8 Checklist). */
export function ResetChecklist({ onReset }: ResetChecklistProps) {
  const { checklist: messages, network } = useAppMessages();
  const [isOpen, setIsOpen] = useState(false);

  const failure = (reason: unknown) =>
    reason instanceof ApiError
      ? (reason.detail ?? messages.resetFailed(reason.status || network))
      : messages.resetFailed(network);

  return (
    <Stack>
      <div>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onFocus={ResetDialog.preload}
          onPointerEnter={ResetDialog.preload}
          onClick={() => setIsOpen(true)}
        >
          {messages.reset}
        </Button>
      </div>
      <ResetDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={messages.resetQuestion}
        description={messages.resetWarning}
        confirmLabel={messages.resetConfirm}
        onConfirm={onReset}
        errorText={failure}
      />
    </Stack>
  );
}
