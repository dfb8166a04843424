import type { StoredDocument } from '@settlement-help/contract';
import { FileDown } from 'lucide';
import { useState } from 'react';
import { type CancellableRequest, useCancellable } from '../../../async/useCancellable.ts';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { CancellableAction } from '../../../patterns/UploadRow/CancellableAction.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export interface AppointmentPdfProps {
  /** The title of the step, part of the button's accessible name. */
  stepTitle: string;
  /** Joins the documents of the step and saves the PDF. Resolves to those that are not in it. A rejection is shown. */
  onMake: (request: CancellableRequest) => Promise<readonly Pick<StoredDocument, 'original_filename'>[]>;
}

/** Joins the documents of a step into one PDF, with its progress. */
export function AppointmentPdf({ stepTitle, onMake }: AppointmentPdfProps) {
  const messages = useMessages('appointmentPdf');
  const format = useFormats();
  const [leftOut, setLeftOut] = useState<string[] | null>(null);
  const action = useCancellable(async (request) => {
    setLeftOut(null);
    setLeftOut((await onMake(request)).map(({ original_filename }) => original_filename));
  });

  return (
    <CancellableAction
      action={action}
      label={messages.make}
      subject={stepTitle}
      icon={FileDown}
      running={messages.running}
      failed={messages.failed}
    >
      {leftOut && (
        <InlineMessage tone={leftOut.length > 0 ? 'warning' : 'success'} role="status">
          {leftOut.length > 0 ? messages.leftOut({ names: format.list(leftOut) }) : messages.done}
        </InlineMessage>
      )}
    </CancellableAction>
  );
}
