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
import { useLatest } from '#app/lib/navigation/useLatest.ts';
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

/** What a person may tell about themselves, one question an address, and the summary of it. */
export const Situation = ({ country }: SituationProps) => (
  <Content name={`${country}/plan`} load={load(country)}>
    {(rules) => <Questions country={country} rules={rules} />}
  </Content>
);

/** Every question in the order in which they are asked: the postal code, which changes no plan, is the last. */
const fields = [
  ...(Object.keys(unknownSituation) as SituationField[]).filter((field) => field !== 'postal_code'),
  'postal_code' as const,
];

/** A question that a change asks, with all that the change asks, after which the way leads back to the summary. */
const changePath = (field: SituationField, change: readonly SituationField[]) =>
  `${situationQuestionPath(field)}?change=${change.join()}`;

interface QuestionsProps extends SituationProps {
  /** The rules of the country's plan, from which the questions follow. */
  rules: Parameters<typeof openQuestions>[0];
}

function Questions({ country, rules }: QuestionsProps) {
  const { screens, network } = useAppMessages();
  const { question } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isHere = useLatest(true);
  const { known, error, refetch, answer, erase } = useSituation();
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

  // What was told can be seen and changed also where it decides nothing any more. The postal code changes no plan:
  // in France it finds offices; in Germany no list does.
  const questionsIn = (told: typeof situation) => {
    const open = openQuestions(rules, told);
    return fields.filter(
      (field) =>
        open.includes(field) || told[field] !== null || (field === 'postal_code' && country === 'France'),
    );
  };
  const questions = questionsIn(situation);
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
  // Who came for the one question of a step goes back to that step.
  const step = search.get('step');
  const toStep = step && `${paths.checklist}#${encodeURIComponent(step)}`;
  // Who changes an answer is asked that question, and then those that the answer opens.
  const change = search.get('change')?.split(',') as SituationField[] | undefined;
  const before = change ? change[change.indexOf(field) - 1] : questions[index - 1];
  const pathTo = (other: SituationField | undefined, changed = change) =>
    !other ? paths.situation : changed ? changePath(other, changed) : situationQuestionPath(other);

  const pathAfter = (after: typeof situation) => {
    const asked = questionsIn(after).filter((other) => after[other] === null);
    if (change) {
      const place = change.indexOf(field) + 1;
      const opened = asked.filter((other) => !questions.includes(other));
      const rest = [...new Set([...change.slice(place), ...opened])].filter((other) => asked.includes(other));
      return pathTo(rest[0], [...change.slice(0, place), ...rest]);
    }
    // An answer can take back questions, also earlier ones.
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
          // The person may not have waited for the response.
          if (isHere.current) navigate(toStep || pathAfter(after));
        }}
      />
    </>
  );
}
