import { type Country, countedSteps, isUnknown, type Situation, type Step } from '@settlement-help/contract';
import type { ReactNode } from 'react';
import { Page } from '../../../patterns/Page/Page.tsx';
import { Button, ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { notPrinted } from '../PlanOverview/PlanOverview.css.ts';
import { PlanOverview } from '../PlanOverview/PlanOverview.tsx';

export interface VisitorPlanPageProps {
  country: Country;
  situation: Situation;
  steps: readonly Step[];
  /** Today in the country, as `YYYY-MM-DD`. */
  today: string;
  stepHref: (step: Step) => string | undefined;
  /** The questions, or the summary of their answers. */
  questionsHref: string;
  /** The dialog that creates an account. */
  saveHref: string;
  /** Called before `saveHref` opens. */
  onSave: () => void;
  onChangeCountry: () => void;
  /** Erases country and answers from the device. */
  onErase: () => void;
  /** Controls such as a print button. */
  tools?: ReactNode;
}

/** The plan of a visitor without an account: what it is made of, how to keep it, and its steps. */
export function VisitorPlanPage({
  country,
  situation,
  steps,
  today,
  stepHref,
  questionsHref,
  saveHref,
  onSave,
  onChangeCountry,
  onErase,
  tools,
}: VisitorPlanPageProps) {
  const messages = useMessages('planOverview');
  const isStandard = isUnknown(situation);
  const counted = countedSteps(steps);
  const dates = counted.filter(({ due }) => due?.date).length;
  return (
    <Page
      title={messages.title({ country })}
      lead={isStandard ? messages.standardLead : messages.counts({ steps: counted.length, dates })}
    >
      <Stack gap={3} className={notPrinted}>
        {isStandard ? (
          <Inline>
            <ButtonLink href={questionsHref}>{messages.answer}</ButtonLink>
          </Inline>
        ) : (
          <>
            <Inline>
              <ButtonLink href={saveHref} onClick={onSave}>
                {messages.save}
              </ButtonLink>
              <ButtonLink href={questionsHref} variant="quiet" size="small">
                {messages.change}
              </ButtonLink>
            </Inline>
            <Text variant="small">{messages.saveText}</Text>
          </>
        )}
      </Stack>
      <PlanOverview steps={steps} today={today} stepHref={stepHref} />
      <Inline className={notPrinted}>
        {tools}
        {!isStandard && (
          <Button variant="quiet" size="small" bleed onClick={onErase}>
            {messages.erase}
          </Button>
        )}
        <Button variant="quiet" size="small" bleed onClick={onChangeCountry}>
          {messages.country}
        </Button>
      </Inline>
    </Page>
  );
}
