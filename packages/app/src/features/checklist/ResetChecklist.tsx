import { ApiError } from '@settlement-help/contract';
import { Button, InlineMessage, Stack, useLoadedDialog } from '@settlement-help/ui';
import { useState } from 'react';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

const loadDialog = () => import('./ResetDialog.ts');

export interface ResetChecklistProps {
  /** Resets the steps; its rejection is shown in the dialog. */
  onReset: () => Promise<void>;
}

/** The reset of the checklist and the question before it (§8 Checklist). */
export function ResetChecklist({ onReset }: ResetChecklistProps) {
  const { checklist: messages, network } = useAppMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { part, preload, isMissing } = useLoadedDialog(loadDialog, isOpen, setIsOpen);

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
          onFocus={preload}
          onPointerEnter={preload}
          onClick={() => setIsOpen(true)}
        >
          {messages.reset}
        </Button>
      </div>
      {isMissing && (
        <InlineMessage tone="error" role="alert">
          {network}
        </InlineMessage>
      )}
      {part && (
        <part.AlertDialog
          open={isOpen}
          onOpenChange={setIsOpen}
          title={messages.resetQuestion}
          description={messages.resetWarning}
          confirmLabel={messages.resetConfirm}
          onConfirm={onReset}
          errorText={failure}
        />
      )}
    </Stack>
  );
}
