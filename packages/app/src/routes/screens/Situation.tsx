import { type Country, openQuestions } from '@settlement-help/contract';
import { LoadFailure, Page, Skeleton, UiProvider } from '@settlement-help/ui';
import {
  enSituation,
  type SituationField,
  SituationQuestion,
  SituationStart,
  SituationSummary,
} from '@settlement-help/ui/domain';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useSituation } from '#app/features/checklist/useSituation.ts';
import { paths, situationQuestionPath } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useLatest } from '#app/lib/navigation/useLatest.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export interface SituationProps {
  country: Country;
  /** The rules of the country's plan, from which the questions follow. */
  rules: Parameters<typeof openQuestions>[0];
}

/** What a person may tell about themselves, one question an address, and the summary of it. */
export const Situation = (props: SituationProps) => (
  <UiProvider messages={enSituation}>
    <Questions {...props} />
  </UiProvider>
);

function Questions({ country, rules }: SituationProps) {
  const { screens, network } = useAppMessages();
  const { question } = useParams();
  const navigate = useNavigate();
  const isHere = useLatest(true);
  const { known, situation, error, refetch, answer, erase } = useSituation();

  if (known === undefined) {
    return (
      <>
        <ScreenTitle of="situation" />
        <Page title={screens.situation} lead={!error && <Skeleton letters={60} />}>
          {error && <LoadFailure message={error.message || network} onRetry={refetch} />}
        </Page>
      </>
    );
  }

  const questions = openQuestions(rules, situation);
  const field = question?.replaceAll('-', '_') as SituationField | undefined;

  if (!field) {
    return (
      <>
        <ScreenTitle of="situation" />
        {known ? (
          <SituationSummary
            country={country}
            situation={situation}
            questions={questions}
            questionHref={situationQuestionPath}
            planHref={paths.checklist}
            onErase={erase}
          />
        ) : (
          <SituationStart
            startHref={situationQuestionPath(questions[0] ?? 'nationality')}
            laterHref={paths.checklist}
          />
        )}
      </>
    );
  }

  const index = questions.indexOf(field);
  if (index === -1) return <Navigate to={paths.situation} replace />;
  const before = questions[index - 1];
  return (
    <>
      <ScreenTitle of="situation" title={`${screens.situation}: ${index + 1}`} />
      <SituationQuestion
        key={field}
        field={field}
        country={country}
        answer={situation[field]}
        position={{ number: index + 1, total: questions.length }}
        backHref={before ? situationQuestionPath(before) : paths.situation}
        onAnswer={async (given) => {
          await answer({ [field]: given });
          const after = { ...situation, [field]: given };
          const next = openQuestions(rules, after)
            .slice(index + 1)
            .find((later) => after[later] === null);
          // The person may not have waited for the response.
          if (isHere.current) navigate(next ? situationQuestionPath(next) : paths.situation);
        }}
      />
    </>
  );
}
