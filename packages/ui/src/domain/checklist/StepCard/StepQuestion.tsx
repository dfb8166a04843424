import type { Step } from '@settlement-help/contract';
import { Check } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { CardBand } from '../../../primitives/content/Card/Card.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { defaultQuestion } from '../defaultQuestion.ts';
import { languagePropsOf } from '../languagePropsOf.ts';
import * as styles from './StepQuestion.css.ts';
import type { StatusChange } from './useStatusChange.ts';

export interface StepQuestionProps {
  step: Step;
  statusChange: StatusChange;
  /** Level of the question in the page's outline. @default 4 */
  headingLevel?: 3 | 4 | undefined;
  children?: ReactNode;
}

/** Asks 'Is it done?' with Yes and No (§4 Checklist step). */
export function StepQuestion({
  step,
  statusChange: { saving, outcome, setCompleted, yesRef, noRef },
  headingLevel = 4,
  children,
}: StepQuestionProps) {
  const messages = useMessages('step');
  const questionId = useId();
  const hasOwn = step.question !== defaultQuestion;
  return (
    <CardBand className={styles.band} role="group" aria-labelledby={questionId}>
      <Heading
        level={headingLevel}
        variant="subsection"
        id={questionId}
        {...(hasOwn && languagePropsOf(step))}
      >
        {hasOwn ? step.question : messages.isItDone}
      </Heading>
      <Inline>
        {!step.is_completed && (
          <Button ref={yesRef} icon={Check} loading={saving === true} onClick={() => setCompleted(true)}>
            {messages.yes}
          </Button>
        )}
        <Button
          ref={noRef}
          variant="secondary"
          loading={saving === false}
          onClick={() => setCompleted(false)}
        >
          {messages.no}
        </Button>
        {outcome === 'failed' && (
          <InlineMessage tone="error" role="alert">
            {messages.failed}
          </InlineMessage>
        )}
        {outcome === 'staysOpen' && (
          <InlineMessage tone="info" role="status">
            {messages.staysOpen}
          </InlineMessage>
        )}
      </Inline>
      {children}
    </CardBand>
  );
}
