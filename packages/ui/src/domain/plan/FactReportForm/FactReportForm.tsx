import { factReportTextMax } from '@settlement-help/contract';
import { useRef, useState } from 'react';
import { TextFormBehindButton } from '../../../patterns/TextFormBehindButton.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { moveFocus } from '../../../primitives/moveFocus.ts';
import { useMessages } from '../../hooks/useMessages.ts';

export interface FactReportFormProps {
  /** Sends the report. A rejection shows its detail. */
  onReport: (text: string) => Promise<void>;
}

/** Reports a wrong fact anonymously. */
export function FactReportForm({ onReport }: FactReportFormProps) {
  const messages = useMessages('guide');
  const [isSent, setIsSent] = useState(false);
  const sentRef = useRef<HTMLDivElement>(null);

  if (isSent) {
    return (
      <InlineMessage ref={sentRef} tabIndex={-1} tone="success" role="status">
        {messages.sent}
      </InlineMessage>
    );
  }
  return (
    <TextFormBehindButton
      openLabel={messages.report}
      label={messages.reportLabel}
      hint={messages.reportHint}
      submitLabel={messages.send}
      max={factReportTextMax}
      missingText={messages.reportMissing}
      tooLongText={messages.reportLong({ max: factReportTextMax })}
      onSend={async (text) => {
        await onReport(text);
        moveFocus(sentRef, () => setIsSent(true));
      }}
    />
  );
}
