import {
  type CaseDecision,
  countCharacters,
  moderationLimits,
  type NewSuspension,
  type ReportReason,
  reportReasons,
} from '@settlement-help/contract';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { failureText } from '../../../async/callbackFailure.tsx';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import type { CheckedField } from '../../../primitives/forms/FormErrorSummary/useFormErrors.ts';
import { Select } from '../../../primitives/forms/Select/Select.tsx';
import { TextArea } from '../../../primitives/forms/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog/Dialog.tsx';
import { useMessages } from '../../messages/useMessages.ts';

export type GroundedTask = 'hide' | 'remove' | 'suspend';

export interface DecisionDialogProps {
  task: GroundedTask;
  name: string;
  /** The most frequent reason of the reports. */
  likely: ReportReason;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDecide: (decision: Omit<CaseDecision, 'version'>) => Promise<void>;
  onSuspend: (suspension: NewSuspension) => Promise<void>;
}

const day = 86_400_000;
const durations = [1, 7, 30];
const removals = [0, 1, 7, 30, 365];

/** Asks for the reasons of a decision; the author receives them. */
export function DecisionDialog({
  task,
  name,
  likely,
  open,
  onOpenChange,
  onDecide,
  onSuspend,
}: DecisionDialogProps) {
  const messages = useMessages('queue');
  const { offline } = useMessages('moderation');
  const { general } = useMessages('error');
  const { formErrors, errorOf, pending, submit } = useSubmission();
  const { grounds, checked, fieldOf, fields } = useGrounds(likely);
  const [duration, setDuration] = useState('0');
  const [removeDays, setRemoveDays] = useState('7');
  const titles = {
    hide: messages.hideTitle,
    remove: messages.removeTitle,
    suspend: messages.suspendTitle({ name }),
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    submit({
      checked,
      send: async () => {
        if (task === 'suspend') {
          const until = duration === '0' ? null : new Date(Date.now() + Number(duration) * day).toISOString();
          await onSuspend({ until, remove_days: Number(removeDays), ...grounds });
        } else await onDecide({ action: task, ...grounds });
        onOpenChange(false);
      },
      fieldOf,
      failureText: (error) => failureText(error, { network: offline, general }),
    });
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={titles[task]} description={messages.statement}>
      <Stack as="form" gap={5} noValidate onSubmit={send}>
        <FormErrors {...formErrors} />
        {task === 'suspend' && (
          <>
            <Select
              label={messages.until}
              options={[
                { value: '0', label: messages.forGood },
                ...durations.map((count) => ({ value: String(count), label: messages.days({ count }) })),
              ]}
              value={duration}
              onValueChange={setDuration}
            />
            <Select
              label={messages.removeDays}
              options={removals.map((count) => ({
                value: String(count),
                label: count === 0 ? messages.removeNone : messages.removeLast({ count }),
              }))}
              value={removeDays}
              onValueChange={setRemoveDays}
            />
          </>
        )}
        <GroundsFields fields={fields} errorOf={errorOf} />
        <div>
          <Button type="submit" variant="danger" loading={pending}>
            {task === 'suspend' ? messages.suspend : messages[task]}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}

/** The grounds of a decision. The rule follows the reason until it was edited. */
function useGrounds(likely: ReportReason) {
  const messages = useMessages('queue');
  const [reason, setReason] = useState(likely);
  const [ownRule, setOwnRule] = useState<string>();
  const [facts, setFacts] = useState('');
  const ruleId = useId();
  const factsId = useId();
  const rule = ownRule ?? messages.rule[reason];
  const { ruleMax, factsMax } = moderationLimits;

  const checked: CheckedField[] = [
    {
      fieldId: ruleId,
      message:
        rule.trim() === ''
          ? messages.ruleMissing
          : countCharacters(rule) > ruleMax && messages.ruleLong({ max: ruleMax }),
    },
    {
      fieldId: factsId,
      message:
        facts.trim() === ''
          ? messages.factsMissing
          : countCharacters(facts) > factsMax && messages.factsLong({ max: factsMax }),
    },
  ];

  return {
    grounds: { reason, rule: rule.trim(), facts: facts.trim() },
    checked,
    fieldOf: (path: string) => ({ rule: ruleId, facts: factsId })[path],
    fields: { reason, setReason, rule, setOwnRule, facts, setFacts, ruleId, factsId },
  };
}

interface GroundsFieldsProps extends Pick<ReturnType<typeof useGrounds>, 'fields'> {
  errorOf: (id: string) => ReactNode;
}

function GroundsFields({ fields, errorOf }: GroundsFieldsProps) {
  const messages = useMessages('queue');
  const { reason: reasons } = useMessages('moderation');
  return (
    <>
      <Select
        label={messages.reasonLabel}
        options={reportReasons.map((value) => ({ value, label: reasons[value] }))}
        value={fields.reason}
        onValueChange={(value) => fields.setReason(reportReasons.find((one) => one === value) ?? 'other')}
      />
      <TextField
        id={fields.ruleId}
        label={messages.ruleLabel}
        dir="auto"
        autoComplete="off"
        value={fields.rule}
        error={errorOf(fields.ruleId)}
        onValueChange={fields.setOwnRule}
      />
      <TextArea
        id={fields.factsId}
        label={messages.factsLabel}
        limit={moderationLimits.factsMax}
        rows={3}
        dir="auto"
        value={fields.facts}
        error={errorOf(fields.factsId)}
        onValueChange={fields.setFacts}
      />
    </>
  );
}
