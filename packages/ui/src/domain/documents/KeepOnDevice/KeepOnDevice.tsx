import { Smartphone } from 'lucide';
import { useRef } from 'react';
import { type CancellableRequest, useCancellable } from '../../../async/useCancellable.ts';
import { CancellableAction } from '../../../patterns/UploadRow/CancellableAction.tsx';
import { useAction } from '../../../patterns/useAction.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export interface KeepOnDeviceProps {
  /** The title of the step, part of the button's accessible name. */
  stepTitle: string;
  /** True if every document of the step is on this device. */
  isKept: boolean;
  /** The day of the appointment as `YYYY-MM-DD`, after which the documents are removed. @default kept until the log-out */
  until?: string | null | undefined;
  /** Stores the documents of the step on this device. A rejection is shown. */
  onKeep: (request: CancellableRequest) => Promise<void>;
  /** Removes the documents of the step from this device. */
  onRemove: () => Promise<void>;
}

/** Stores the documents of an appointment on this device, so that they open without internet. */
export function KeepOnDevice({ stepTitle, isKept, until, onKeep, onRemove }: KeepOnDeviceProps) {
  const messages = useMessages('keepOnDevice');
  const { about } = useMessages('action');
  const keptRef = useRef<HTMLDivElement>(null);
  const action = useCancellable(async (request) => {
    await onKeep(request);
    // The pressed button disappears.
    keptRef.current?.focus();
  });
  const { pending, failure, run } = useAction(
    async () => {
      await onRemove();
      keptRef.current?.focus();
    },
    { networkText: messages.notRemoved },
  );
  return (
    <div ref={keptRef} tabIndex={-1}>
      {isKept || pending ? (
        <Stack gap={2}>
          <InlineMessage tone="success">
            {until ? messages.keptUntil({ until }) : messages.kept}
          </InlineMessage>
          <div>
            <Button
              variant="quiet"
              size="small"
              bleed
              loading={pending}
              aria-label={about({ action: messages.remove, subject: stepTitle })}
              onClick={run}
            >
              {messages.remove}
            </Button>
          </div>
        </Stack>
      ) : (
        <CancellableAction
          action={action}
          label={until ? messages.keepForAppointment : messages.keep}
          subject={stepTitle}
          icon={Smartphone}
          running={messages.running}
          failed={messages.failed}
        />
      )}
      {failure}
    </div>
  );
}
