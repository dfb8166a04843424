import type { Country } from '@settlement-help/contract';
import { Page, Skeleton } from '@settlement-help/ui';
import { LoadFailure, WithSignpost } from '@settlement-help/ui/domain';
import { failureOf } from '@settlement-help/ui/internal';
import { useParams } from 'react-router-dom';
import { loadPlanRules } from '#app/features/checklist/loadPlanRules.ts';
import { PlanResult } from '#app/features/checklist/PlanResult.tsx';
import { useSituation } from '#app/features/checklist/useSituation.ts';
import type { PlanRules } from '#app/features/situation/questionList.ts';
import { resultSegment, SituationQuestions } from '#app/features/situation/SituationQuestions.tsx';
import { Content } from '#app/lib/content/Content.tsx';
import { paths, situationQuestionPath } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export interface SituationProps {
  country: Country;
}

const questionPaths = {
  start: paths.situation,
  question: situationQuestionPath,
  result: paths.situationQuestion.replace(':question', resultSegment),
  plan: paths.checklist,
};

/** The questions about the situation of a signed-in person, and the summary of the answers. */
export const Situation = ({ country }: SituationProps) => (
  <Content name={`${country}/plan`} load={() => loadPlanRules(country)}>
    {(rules) => <OwnQuestions country={country} rules={rules} />}
  </Content>
);

interface OwnQuestionsProps extends SituationProps {
  rules: PlanRules;
}

function OwnQuestions({ country, rules }: OwnQuestionsProps) {
  const { screens, network } = useAppMessages();
  const { question } = useParams();
  const { situation, error, refetch, answer, erase } = useSituation();

  if (situation === undefined) {
    return (
      <>
        <ScreenTitle of="situation" />
        <Page title={screens.situation} lead={!error && <Skeleton letters={60} />}>
          {error && (
            <WithSignpost>
              <LoadFailure message={failureOf(error).detail ?? network} onRetry={refetch} />
            </WithSignpost>
          )}
        </Page>
      </>
    );
  }
  return (
    <SituationQuestions
      country={country}
      rules={rules}
      situation={situation}
      question={question}
      result={<PlanResult country={country} isPlan={situation !== null} />}
      paths={questionPaths}
      onAnswer={answer}
      onErase={erase}
    />
  );
}
