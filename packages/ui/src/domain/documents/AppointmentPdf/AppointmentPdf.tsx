import type { StoredDocument } from '@settlement-help/contract';
import { FileDown } from 'lucide';
import { useRef, useState } from 'react';
import { type CancellableRequest, useCancellable } from '../../../async/useCancellable.ts';
import { useFormats, useMessages as useUiMessages } from '../../../i18n/UiProvider.tsx';
import { CancellableProgress } from '../../../patterns/UploadRow/CancellableProgress.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { useMessages } from '../../messages/useMessages.ts';

export interface AppointmentPdfProps {
  /** The title of the step, part of the button's accessible name. */
  stepTitle: string;
  /** Joins the documents of the step and saves the PDF. Resolves to those that are not in it. A rejection is shown. */
  onMake: (request: CancellableRequest) => Promise<readonly Pick<StoredDocument, 'original_filename'>[]>;
}

/** Joins the documents of a step into one PDF, with its progress. */
export function AppointmentPdf({ stepTitle, onMake }: AppointmentPdfProps) {
  const messages = useMessages('appointmentPdf');
  const { about } = useUiMessages('action');
  const format = useFormats();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [leftOut, setLeftOut] = useState<string[] | null>(null);
  const { share, error, run, cancel } = useCancellable(async (request) => {
    setLeftOut(null);
    setLeftOut((await onMake(request)).map(({ original_filename }) => original_filename));
  });

  return (
    <Stack gap={3}>
      <div>
        <Button
          ref={buttonRef}
          variant="secondary"
          size="small"
          icon={FileDown}
          loading={share !== null}
          aria-label={about({ action: messages.make, subject: stepTitle })}
          onClick={run}
        >
          {messages.make}
        </Button>
      </div>
      {share !== null && (
        <CancellableProgress
          label={messages.running}
          share={share}
          subject={messages.make}
          onCancel={() => {
            cancel();
            // The pressed button disappears.
            buttonRef.current?.focus();
          }}
        />
      )}
      {error !== undefined && (
        <InlineMessage tone="error" role="alert">
          {messages.failed}
        </InlineMessage>
      )}
      {leftOut && (
        <InlineMessage tone={leftOut.length > 0 ? 'warning' : 'success'} role="status">
          {leftOut.length > 0 ? messages.leftOut({ names: format.list(leftOut) }) : messages.done}
        </InlineMessage>
      )}
    </Stack>
  );
}
