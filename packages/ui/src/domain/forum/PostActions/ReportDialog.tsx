import {
  countCharacters,
  moderationLimits,
  type NewReport,
  type ProfilePart,
  type Report,
  type ReportReason,
  reportReasons,
} from '@settlement-help/contract';
import { type FormEvent, useId, useState } from 'react';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { readForm } from '../../../patterns/FormErrors/formData.ts';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { RadioGroup } from '../../../primitives/forms/RadioGroup/RadioGroup.tsx';
import { Select } from '../../../primitives/forms/Select/Select.tsx';
import { TextArea } from '../../../primitives/forms/TextArea/TextArea.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog/Dialog.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export interface ReportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The parts of the author's profile that can be reported in place of the post. */
  parts: readonly ProfilePart[];
  onReport: (report: NewReport) => Promise<Report>;
}

/** Reports a post, or the name or photo of its author, with a reason, then shows the number of the report. */
export function ReportDialog({ open, onOpenChange, parts, onReport }: ReportDialogProps) {
  const messages = useMessages('moderation');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.report.title}
      description={messages.report.lead}
    >
      <ReportForm parts={parts} onReport={onReport} />
    </Dialog>
  );
}

function ReportForm({ parts, onReport }: Pick<ReportDialogProps, 'parts' | 'onReport'>) {
  const { reason: reasons, report: messages } = useMessages('moderation');
  const { formErrors, errorOf, pending, submit } = useSubmission();
  const [receipt, setReceipt] = useState<Report>();
  const reasonId = useId();
  const textId = useId();
  const limit = moderationLimits.reportTextMax;

  const send = (event: FormEvent<HTMLFormElement>) => {
    const read = readForm(event);
    const reason = reportReasons.find((one) => one === read('reason'));
    const about = parts.find((part) => part === read('about')) ?? 'post';
    const text = read('text').trim();
    submit({
      checked: [
        { fieldId: reasonId, message: !reason && messages.reasonMissing },
        {
          fieldId: textId,
          message:
            reason === 'other' && text === ''
              ? messages.textMissing
              : countCharacters(text) > limit && messages.textLong({ max: limit }),
        },
      ],
      send: async () => setReceipt(await onReport({ reason: reason as ReportReason, text, about })),
      fieldOf: (path) => (path === 'text' ? textId : undefined),
    });
  };

  if (receipt) {
    return (
      <InlineMessage tone="success" role="status">
        {messages.done({ number: receipt.number })}
      </InlineMessage>
    );
  }
  return (
    <Stack as="form" gap={5} noValidate onSubmit={send}>
      <FormErrors {...formErrors} />
      {parts.length > 0 && (
        <Select
          name="about"
          label={messages.aboutLabel}
          options={(['post', ...parts] as const).map((value) => ({ value, label: messages.about[value] }))}
          disabled={pending}
        />
      )}
      <RadioGroup
        id={reasonId}
        name="reason"
        label={messages.reasonLabel}
        options={reportReasons.map((value) => ({ value, label: reasons[value] }))}
        error={errorOf(reasonId)}
      />
      <TextArea
        id={textId}
        name="text"
        label={messages.textLabel}
        hint={messages.textHint}
        limit={limit}
        rows={3}
        dir="auto"
        readOnly={pending}
        error={errorOf(textId)}
      />
      <div>
        <Button type="submit" loading={pending}>
          {messages.submit}
        </Button>
      </div>
    </Stack>
  );
}
