import type { Step } from '@settlement-help/contract';
import { CircleMinus } from 'lucide';
import { type Ref, useId } from 'react';
import { ListRow } from '../../../patterns/ListRow/ListRow.tsx';
import { useAction } from '../../../patterns/useAction.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { languagePropsOf } from '../languagePropsOf.ts';
import * as styles from '../PlanList/PlanList.css.ts';
import { useReason } from '../useReason.ts';

export interface LeftOutListProps {
  steps: readonly Step[];
  /** Adds a step to the plan. A rejection is shown in its row. */
  onAdd: (step: Step) => Promise<void>;
  headingRef?: Ref<HTMLHeadingElement>;
}

interface LeftOutRowProps {
  step: Step;
  onAdd: () => Promise<void>;
}

function LeftOutRow({ step, onAdd }: LeftOutRowProps) {
  const messages = useMessages('plan');
  const { about } = useMessages('action');
  const reasonOf = useReason();
  const { pending, failure, run } = useAction(onAdd);
  return (
    <ListRow
      icon={CircleMinus}
      actions={
        <Button
          variant="quiet"
          size="small"
          loading={pending}
          aria-label={about({ action: messages.add, subject: step.title })}
          onClick={run}
        >
          {messages.add}
        </Button>
      }
      footer={failure}
    >
      <Heading level={3} variant="subsection" {...languagePropsOf(step)}>
        {step.title}
      </Heading>
      <Text variant="small">{step.status === 'not_applicable' ? messages.saidSo : reasonOf(step)}</Text>
    </ListRow>
  );
}

type LeftOutRowsProps = Pick<LeftOutListProps, 'steps' | 'onAdd'>;

/** The rows of `LeftOutList`, for a group with its own title. */
export function LeftOutRows({ steps, onAdd }: LeftOutRowsProps) {
  const messages = useMessages('plan');
  return (
    <>
      <Text variant="muted">{messages.notForYouLead}</Text>
      <ul role="list">
        {steps.map((step) => (
          <LeftOutRow key={step.id} step={step} onAdd={() => onAdd(step)} />
        ))}
      </ul>
    </>
  );
}

/** Steps that do not apply to the person, with reasons and a button to add them. */
export function LeftOutList({ steps, onAdd, headingRef }: LeftOutListProps) {
  const messages = useMessages('plan');
  const titleId = useId();
  if (steps.length === 0) return null;
  return (
    <Stack as="section" gap={2} className={styles.section} aria-labelledby={titleId}>
      <Heading level={2} id={titleId} ref={headingRef} tabIndex={-1}>
        {messages.notForYou}
      </Heading>
      <LeftOutRows steps={steps} onAdd={onAdd} />
    </Stack>
  );
}
