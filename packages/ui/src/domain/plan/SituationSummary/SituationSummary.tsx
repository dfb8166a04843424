import type { Country, Situation } from '@settlement-help/contract';
import { useId, useState } from 'react';
import { Page } from '../../../patterns/Page/Page.tsx';
import { SummaryList } from '../../../patterns/SummaryList/SummaryList.tsx';
import { useAction } from '../../../patterns/useAction.tsx';
import { Button, ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import type { SituationField } from '../SituationQuestion/useOptions.ts';
import { SituationAnswerText } from './SituationAnswerText.tsx';

export interface SituationSummaryProps {
  country: Country;
  /** Answers; null for "Not sure". */
  situation: Situation;
  questions: readonly SituationField[];
  questionHref: (field: SituationField) => string;
  planHref: string;
  /** Erases all answers. A rejection is shown at the button. */
  onErase: () => Promise<void>;
  /** Restores answers that were just erased. */
  onRestore?: (() => Promise<unknown>) | undefined;
}

/** The id of an answer in the summary, which a changed question leads back to. */
export const summaryIdOf = (field: SituationField) => `answer-${field.replaceAll('_', '-')}`;

/** All answers with links to change them and a button to erase them. */
export function SituationSummary({
  country,
  situation,
  questions,
  questionHref,
  planHref,
  onErase,
  onRestore,
}: SituationSummaryProps) {
  const messages = useMessages('situation');
  const [isFirst, setIsFirst] = useState(true);
  const { pending, failure, run } = useAction(async () => {
    await onErase();
    setIsFirst(false);
  });
  return (
    <Page title={messages.summary} lead={messages.summaryLead}>
      <SummaryList
        aria-label={messages.answers}
        items={questions.map((field) => ({
          term: messages.questions[field].short,
          answer: <SituationAnswerText field={field} country={country} answer={situation[field]} />,
          href: questionHref(field),
          id: summaryIdOf(field),
          action: situation[field] === null ? messages.answer : messages.change,
        }))}
      />
      <Inline>
        <ButtonLink href={planHref}>{messages.seePlan}</ButtonLink>
        {!onRestore && (
          // The restore button had the focus.
          <Button variant="secondary" autoFocus={!isFirst} loading={pending} onClick={run}>
            {messages.erase}
          </Button>
        )}
      </Inline>
      {failure}
      {onRestore && <Erased onRestore={onRestore} />}
    </Page>
  );
}

function Erased({ onRestore }: { onRestore: () => Promise<unknown> }) {
  const messages = useMessages('situation');
  const { pending, failure, run } = useAction(onRestore);
  const textId = useId();
  return (
    <>
      <InlineMessage
        tone="success"
        action={
          <Button
            variant="secondary"
            size="small"
            autoFocus
            aria-describedby={textId}
            loading={pending}
            onClick={run}
          >
            {messages.restore}
          </Button>
        }
      >
        <span id={textId}>{messages.erased}</span>
      </InlineMessage>
      {failure}
    </>
  );
}
