import { type Country, isUnknown, type Situation } from '@settlement-help/contract';
import { DestinationPicker, SituationResult, VisitorPlanPage } from '@settlement-help/ui/domain';
import { useParams } from 'react-router-dom';
import { useVisitorSteps } from '#app/features/checklist/useVisitorSteps.ts';
import { resultSegment, SituationQuestions } from '#app/features/situation/SituationQuestions.tsx';
import { visitorPlan } from '#app/features/visitorPlan/visitorPlan.ts';
import { VisitorQueryProvider } from '#app/lib/api/VisitorQueryProvider.tsx';
import { ContentNote } from '#app/lib/content/ContentNote.tsx';
import { Failure } from '#app/lib/errors/Failure.tsx';
import { PrintButton } from '#app/lib/navigation/PrintButton.tsx';
import { dialogHref, paths, stepPath, visitorQuestionPath } from '#app/lib/navigation/paths.ts';
import { ScreenSkeleton } from '#app/lib/navigation/ScreenSkeleton.tsx';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useStore } from '#app/lib/storage/store.ts';

const questionPaths = {
  start: `${paths.visitorPlan}/questions`,
  question: visitorQuestionPath,
  result: paths.visitorPlanQuestion.replace(':question', resultSegment),
  plan: paths.visitorPlan,
};

/** A plan without an account. The answers stay on the device, which computes the steps and dates. */
export const VisitorPlan = () => (
  <VisitorQueryProvider>
    <CountryPlan />
  </VisitorQueryProvider>
);

function CountryPlan() {
  const { country, situation } = useStore(visitorPlan);
  if (country) return <Plan key={country} country={country} situation={situation} />;
  return (
    <>
      <ScreenTitle of="destination" />
      <DestinationPicker onChoose={async (chosen) => visitorPlan.change({ country: chosen })} />
    </>
  );
}

interface PlanProps {
  country: Country;
  situation: Situation;
}

function Plan({ country, situation }: PlanProps) {
  const { question } = useParams();
  const { steps, rules, today, error, refetch } = useVisitorSteps(country, situation);
  const isPlan = !isUnknown(situation);

  if (!steps || !rules) {
    return error ? <Failure onRetry={() => refetch({ throwOnError: true })} /> : <ScreenSkeleton />;
  }
  if (question) {
    return (
      <SituationQuestions
        country={country}
        rules={rules}
        situation={isPlan ? situation : null}
        question={question === 'questions' ? undefined : question}
        result={
          <>
            <ScreenTitle of="situationResult" />
            <SituationResult steps={steps} isPlan={isPlan} today={today} planHref={paths.visitorPlan} />
          </>
        }
        paths={questionPaths}
        onAnswer={async (answers) => visitorPlan.answer(answers)}
        onErase={async () => visitorPlan.eraseAnswers()}
      />
    );
  }
  return (
    <>
      <ScreenTitle of="visitorPlan" />
      <VisitorPlanPage
        country={country}
        situation={situation}
        steps={steps}
        today={today}
        stepHref={stepPath}
        questionsHref={questionPaths.start}
        saveHref={dialogHref('create-account')}
        onSave={visitorPlan.save}
        onChangeCountry={() => visitorPlan.change({ country: null })}
        onErase={visitorPlan.erase}
        tools={<PrintButton bleed />}
      />
      <ContentNote of={steps} />
    </>
  );
}
