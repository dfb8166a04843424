import {
  type AnswersRemoval,
  type CaseDecision,
  countCharacters,
  moderationLimits,
  type NewSuspension,
  type ProfilePart,
  type ReportReason,
  reportReasons,
} from '@settlement-help/contract';
import { type FormEvent, useId, useState } from 'react';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Select } from '../../../primitives/forms/Select/Select.tsx';
import { TextArea } from '../../../primitives/forms/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog/Dialog.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export type GroundedTask = 'hide' | 'remove' | 'suspend' | 'removeAll';

export interface DecisionDialogProps {
  task: GroundedTask;
  /** The part of the profile that the case is about. @default a post */
  part?: ProfilePart | undefined;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDecide?: ((decision: Omit<CaseDecision, 'version'>) => Promise<void>) | undefined;
  onSuspend?: ((suspension: NewSuspension) => Promise<void>) | undefined;
  /** Removes all answers of a deleted account. */
  onRemoveAll?: ((removal: AnswersRemoval) => Promise<void>) | undefined;
}

const day = 86_400_000;
const durations = [1, 7, 30];
const removals = [0, 1, 7, 30, 365];

/** Asks for the reasons of a decision; the author receives them. */
export function DecisionDialog({
  task,
  part,
  name,
  open,
  onOpenChange,
  onDecide,
  onSuspend,
  onRemoveAll,
}: DecisionDialogProps) {
  const messages = useMessages('queue');
  const { reason: reasons } = useMessages('moderation');
  const { formErrors, errorOf, pending, submit } = useSubmission();
  const [reason, setReason] = useState<ReportReason>();
  const [editedRule, setEditedRule] = useState<string>();
  const [facts, setFacts] = useState('');
  const reasonId = useId();
  const ruleId = useId();
  const factsId = useId();
  // The rule follows the reason until it was edited.
  const rule = editedRule ?? (reason ? messages.rule[reason] : '');
  const [duration, setDuration] = useState('0');
  const [removeDays, setRemoveDays] = useState('7');
  const titles = {
    hide: messages.hideTitle,
    remove: part ? messages.removePartTitle({ part }) : messages.removeTitle,
    suspend: messages.suspendTitle({ name }),
    removeAll: messages.removeAllTitle,
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    const { ruleMax, factsMax } = moderationLimits;
    const grounds = { reason: reason ?? 'other', rule: rule.trim(), facts: facts.trim() };
    submit({
      checked: [
        { fieldId: reasonId, message: !reason && messages.reasonMissing },
        {
          fieldId: ruleId,
          message: grounds.rule
            ? countCharacters(rule) > ruleMax && messages.ruleLong({ max: ruleMax })
            : messages.ruleMissing,
        },
        {
          fieldId: factsId,
          message: grounds.facts
            ? countCharacters(facts) > factsMax && messages.factsLong({ max: factsMax })
            : messages.factsMissing,
        },
      ],
      send: async () => {
        if (task === 'suspend') {
          const until = duration === '0' ? null : new Date(Date.now() + Number(duration) * day).toISOString();
          await onSuspend?.({ until, remove_days: Number(removeDays), ...grounds });
        } else if (task === 'removeAll') await onRemoveAll?.(grounds);
        else await onDecide?.({ action: task, ...grounds });
        onOpenChange(false);
      },
      fieldOf: (path) => ({ rule: ruleId, facts: factsId })[path],
    });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={titles[task]}
      description={task === 'removeAll' ? messages.removeAllText : messages.statement}
    >
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
              disabled={pending}
              onValueChange={setDuration}
            />
            <Select
              label={messages.removeDays}
              options={removals.map((count) => ({
                value: String(count),
                label: count === 0 ? messages.removeNone : messages.removeLast({ count }),
              }))}
              value={removeDays}
              disabled={pending}
              onValueChange={setRemoveDays}
            />
          </>
        )}
        <Select
          id={reasonId}
          label={messages.reasonLabel}
          placeholder={messages.reasonMissing}
          options={reportReasons.map((value) => ({ value, label: reasons[value] }))}
          value={reason ?? ''}
          disabled={pending}
          error={errorOf(reasonId)}
          onValueChange={(value) => setReason(value || undefined)}
        />
        <TextField
          id={ruleId}
          label={messages.ruleLabel}
          dir="auto"
          autoComplete="off"
          value={rule}
          readOnly={pending}
          error={errorOf(ruleId)}
          onValueChange={setEditedRule}
        />
        <TextArea
          id={factsId}
          label={messages.factsLabel}
          limit={moderationLimits.factsMax}
          rows={3}
          dir="auto"
          value={facts}
          readOnly={pending}
          error={errorOf(factsId)}
          onValueChange={setFacts}
        />
        <div>
          <Button type="submit" variant="danger" loading={pending}>
            {task === 'removeAll' ? messages.remove : messages[task]}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}
