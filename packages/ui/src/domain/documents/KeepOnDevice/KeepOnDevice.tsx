import { Smartphone } from 'lucide';
import { useRef } from 'react';
import { type CancellableRequest, useCancellable } from '../../../async/useCancellable.ts';
import { CancellableAction } from '../../../patterns/UploadRow/CancellableAction.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { useMessages } from '../../messages/useMessages.ts';

export interface KeepOnDeviceProps {
  /** The title of the step, part of the button's accessible name. */
  stepTitle: string;
  /** True if every document of the step is on this device. */
  isKept: boolean;
  /** Stores the documents of the step on this device. A rejection is shown. */
  onKeep: (request: CancellableRequest) => Promise<void>;
}

/** Stores the documents of an appointment on this device, so that they open without internet. */
export function KeepOnDevice({ stepTitle, isKept, onKeep }: KeepOnDeviceProps) {
  const messages = useMessages('keepOnDevice');
  const keptRef = useRef<HTMLDivElement>(null);
  const action = useCancellable(async (request) => {
    await onKeep(request);
    // The pressed button disappears.
    keptRef.current?.focus();
  });
  return (
    <div ref={keptRef} tabIndex={-1}>
      {isKept ? (
        <InlineMessage tone="success">{messages.kept}</InlineMessage>
      ) : (
        <CancellableAction
          action={action}
          label={messages.keep}
          subject={stepTitle}
          icon={Smartphone}
          running={messages.running}
          failed={messages.failed}
        />
      )}
    </div>
  );
}
