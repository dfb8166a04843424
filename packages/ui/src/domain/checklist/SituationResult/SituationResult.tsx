import { countedSteps, type Step, sortOpenSteps } from '@settlement-help/contract';
import { Page } from '../../../patterns/Page/Page.tsx';
import { ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { languagePropsOf } from '../languagePropsOf.ts';

export interface SituationResultProps {
  steps: readonly Step[];
  /** False if every question was answered with "Not sure", so that the standard steps apply. */
  isPlan: boolean;
  /** Today in the country, as `YYYY-MM-DD`. */
  today: string;
  planHref: string;
}

/** The result of the questions: the number of steps and dates, and the first step. */
export function SituationResult({ steps, isPlan, today, planHref }: SituationResultProps) {
  const { result: messages, seePlan } = useMessages('situation');
  const counted = countedSteps(steps);
  if (!isPlan) {
    return (
      <Page title={messages.standardTitle({ steps: counted.length })} lead={messages.standard}>
        <Inline>
          <ButtonLink href={planHref}>{messages.seeChecklist}</ButtonLink>
        </Inline>
      </Page>
    );
  }
  const dates = counted.filter(({ due, is_completed }) => due?.date && !is_completed).length;
  const [first] = sortOpenSteps(steps, today);
  const date = first?.needed_by?.date ?? first?.due?.date;
  return (
    <Page title={messages.title} lead={messages.counts({ steps: counted.length, dates })}>
      {first && (
        <Text {...languagePropsOf(first)}>
          {date ? messages.firstBy({ title: first.title, date }) : messages.first({ title: first.title })}
        </Text>
      )}
      <Inline>
        <ButtonLink href={planHref}>{seePlan}</ButtonLink>
      </Inline>
    </Page>
  );
}
