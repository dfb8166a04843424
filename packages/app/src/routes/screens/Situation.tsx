import { type Country, openQuestions, unknownSituation } from '@settlement-help/contract';
import { failureOf, Page, Skeleton } from '@settlement-help/ui';
import {
  LoadFailure,
  type SituationField,
  SituationQuestion,
  SituationStart,
  SituationSummary,
  WithSignpost,
} from '@settlement-help/ui/domain';
import { useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useSituation } from '#app/features/checklist/useSituation.ts';
import { Content } from '#app/lib/content/Content.tsx';
import { paths, situationQuestionPath } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useMountedRef } from '#app/lib/navigation/useMountedRef.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export interface SituationProps {
  country: Country;
}

const load = (country: Country) => async () => {
  const { plan } = await (country === 'France'
    ? import('@settlement-help/content/france/plan')
    : import('@settlement-help/content/germany/plan'));
  return plan;
};

/** The questions about the person's situation, each at its own address, and the summary of the answers. */
export const Situation = ({ country }: SituationProps) => (
  <Content name={`${country}/plan`} load={load(country)}>
    {(rules) => <Questions country={country} rules={rules} />}
  </Content>
);

/** The questions in order. The postal code is the last, because no plan depends on it. */
const fields = [
  ...(Object.keys(unknownSituation) as SituationField[]).filter((field) => field !== 'postal_code'),
  'postal_code' as const,
];

/** A question of a change. `change` lists all its questions; the summary follows the last one. */
const changePath = (field: SituationField, change: readonly SituationField[]) =>
  `${situationQuestionPath(field)}?change=${change.join()}`;

interface QuestionsProps extends SituationProps {
  rules: Parameters<typeof openQuestions>[0];
}

function Questions({ country, rules }: QuestionsProps) {
  const { screens, network } = useAppMessages();
  const { question } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isMounted = useMountedRef(true);
  const { situation: known, error, refetch, answer, erase } = useSituation();
  const [erased, setErased] = useState<typeof known>();
  const situation = known ?? unknownSituation;

  if (known === undefined) {
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

  // Answered questions stay in the list, even if the plan no longer needs them. Only France finds offices by postal code.
  const questionsFor = (answers: typeof situation) => {
    const open = openQuestions(rules, answers);
    return fields.filter(
      (field) =>
        open.includes(field) || answers[field] !== null || (field === 'postal_code' && country === 'France'),
    );
  };
  const questions = questionsFor(situation);
  const field = question?.replaceAll('-', '_') as SituationField | undefined;

  if (!field) {
    return (
      <>
        <ScreenTitle of="situation" />
        {known || erased ? (
          <SituationSummary
            country={country}
            situation={situation}
            questions={questions}
            questionHref={(asked) => changePath(asked, [asked])}
            planHref={paths.checklist}
            onErase={async () => {
              setErased(known);
              await erase();
            }}
            onRestore={erased && !known ? () => answer(erased) : undefined}
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
  // A link from a step asks one question and leads back to the step.
  const step = search.get('step');
  const toStep = step && `${paths.checklist}#${encodeURIComponent(step)}`;
  // A changed answer can lead to further questions.
  const change = search.get('change')?.split(',') as SituationField[] | undefined;
  const before = change ? change[change.indexOf(field) - 1] : questions[index - 1];
  const pathTo = (other: SituationField | undefined, changed = change) =>
    !other ? paths.situation : changed ? changePath(other, changed) : situationQuestionPath(other);

  const pathAfter = (after: typeof situation) => {
    const asked = questionsFor(after).filter((other) => after[other] === null);
    if (change) {
      const place = change.indexOf(field) + 1;
      const opened = asked.filter((other) => !questions.includes(other));
      const rest = [...new Set([...change.slice(place), ...opened])].filter((other) => asked.includes(other));
      return pathTo(rest[0], [...change.slice(0, place), ...rest]);
    }
    // An answer can remove questions, also earlier ones.
    return pathTo(asked.find((other) => fields.indexOf(other) > fields.indexOf(field)));
  };
  return (
    <>
      <ScreenTitle of="situation" title={`${screens.situation} · ${index + 1}`} />
      <SituationQuestion
        key={field}
        field={field}
        country={country}
        answer={situation[field]}
        position={toStep || change ? undefined : { number: index + 1, total: questions.length }}
        backHref={toStep || pathTo(before)}
        onAnswer={async (given) => {
          const after = await answer({ [field]: given });
          if (isMounted.current) navigate(toStep || pathAfter(after));
        }}
      />
    </>
  );
}
