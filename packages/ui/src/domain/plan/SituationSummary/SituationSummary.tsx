import type { Country, Situation } from '@settlement-help/contract';
import { useState } from 'react';
import { failureText } from '../../../hooks/callbackFailure.tsx';
import { lazyDialog } from '../../../hooks/lazyDialog.tsx';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { DialogFailure } from '../../../patterns/LoadFailure/DialogFailure.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { SummaryList } from '../../../patterns/SummaryList/SummaryList.tsx';
import { Button, ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { kindOf, type SituationAnswer, type SituationField } from '../SituationQuestion/answers.ts';
import { useOptions } from '../SituationQuestion/useOptions.ts';

const EraseDialog = lazyDialog(
  () => import('../../../primitives/overlays/AlertDialog/AlertDialog.tsx').then((part) => part.AlertDialog),
  DialogFailure,
);

export interface SituationSummaryProps {
  /** Where the person settles, on which the words of an answer depend. */
  country: Country;
  /** What was answered; `null` is not sure. */
  situation: Situation;
  /** What the person is asked for, in order. */
  questions: readonly SituationField[];
  /** Where a question is. */
  questionHref: (field: SituationField) => string;
  /** Where the plan is. */
  planHref: string;
  /** Erases every answer; its rejection is shown in the dialog. */
  onErase: () => Promise<void>;
}

/** What a person told about themselves, with "Change" beside each answer, and the way to erase it all. */
export function SituationSummary({
  country,
  situation,
  questions,
  questionHref,
  planHref,
  onErase,
}: SituationSummaryProps) {
  const messages = useMessages('situation');
  const { general } = useMessages('error');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Page title={messages.summary} lead={messages.summaryLead}>
      <SummaryList
        aria-label={messages.answers}
        items={questions.map((field) => ({
          term: messages.questions[field].short,
          answer: <Answer field={field} country={country} answer={situation[field]} />,
          href: questionHref(field),
          action: situation[field] === null ? messages.answer : messages.change,
        }))}
      />
      <Inline>
        <ButtonLink href={planHref}>{messages.seePlan}</ButtonLink>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-expanded={isAsking}
          onFocus={EraseDialog.preload}
          onPointerEnter={EraseDialog.preload}
          onClick={() => setIsAsking(true)}
        >
          {messages.erase}
        </Button>
      </Inline>
      <EraseDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={messages.eraseQuestion}
        description={messages.eraseWarning}
        confirmLabel={messages.erase}
        onConfirm={onErase}
        errorText={(error) => failureText(error, { network: messages.offline, general })}
      />
    </Page>
  );
}

interface AnswerProps {
  field: SituationField;
  country: Country;
  answer: SituationAnswer;
}

function Answer({ field, country, answer }: AnswerProps) {
  const messages = useMessages('situation');
  const format = useFormats();
  const options = useOptions(field, country, answer);
  if (answer === null) return messages.unknown;
  if (kindOf(field) === 'day') return format.day(String(answer));
  return options.find(({ value }) => value === String(answer))?.label ?? String(answer);
}
