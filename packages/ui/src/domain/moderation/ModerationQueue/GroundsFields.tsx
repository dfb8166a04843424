import {
  countCharacters,
  moderationLimits,
  type ReportReason,
  reportReasons,
} from '@settlement-help/contract';
import { type ReactNode, useId, useState } from 'react';
import type { CheckedField } from '../../../primitives/forms/FormErrorSummary/useFormErrors.ts';
import { Select } from '../../../primitives/forms/Select/Select.tsx';
import { TextArea } from '../../../primitives/forms/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { useMessages } from '../../messages/useMessages.ts';

export interface Grounds {
  reason: ReportReason;
  rule: string;
  facts: string;
}

/** The grounds of a decision. The rule follows the reason until it was edited. */
export function useGrounds(likely: ReportReason) {
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

export function GroundsFields({ fields, errorOf }: GroundsFieldsProps) {
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
