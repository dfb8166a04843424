import { type Country, type Situation, unknownSituation } from '@settlement-help/contract';
import {
  type SituationField,
  SituationQuestion,
  SituationStart,
  SituationSummary,
  summaryIdOf,
} from '@settlement-help/ui/domain';
import { type ReactNode, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useMountedRef } from '#app/lib/navigation/useMountedRef.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import {
  orderedFields,
  type PlanRules,
  positionOf,
  questionsFor,
  withoutContradictions,
} from './questionList.ts';

/** The last part of the result's address, in the place of a question. */
export const resultName = 'result';

export interface QuestionPaths {
  /** The start of the questions, or the summary of the answers. */
  start: string;
  question: (field: SituationField) => string;
  result: string;
  plan: string;
}

export interface QuestionsProps {
  country: Country;
  rules: PlanRules;
  /** null if nothing is known. */
  situation: Situation | null;
  /** The last part of the address: a question, `resultName`, or undefined for the start. */
  question: string | undefined;
  /** Shown after the last question. */
  result: ReactNode;
  paths: QuestionPaths;
  /** Stores answers to the situation that the person saw, and returns the whole one. A rejection shows its detail. */
  onAnswer: (answers: Partial<Situation>, seen: Situation) => Promise<Situation>;
  onErase: () => Promise<unknown>;
}

/** The questions about the person's situation, each at its own address, and the summary of the answers. */
export function Questions(props: QuestionsProps) {
  if (props.question === resultName) return props.result;
  return props.question ? <Question {...props} question={props.question} /> : <Overview {...props} />;
}

/** A question of a change. `change` lists all its questions; the summary follows the last one. */
const changePath = (paths: QuestionPaths, field: SituationField, change: readonly SituationField[]) =>
  `${paths.question(field)}?change=${change.join()}`;

function Overview({ country, rules, situation, paths, onAnswer, onErase }: QuestionsProps) {
  const [erased, setErased] = useState<Situation | null>(null);
  const questions = questionsFor(rules, country, situation ?? unknownSituation);
  return (
    <>
      <ScreenTitle of="situation" />
      {situation || erased ? (
        <SituationSummary
          country={country}
          situation={situation ?? unknownSituation}
          questions={questions}
          questionHref={(field) => changePath(paths, field, [field])}
          planHref={paths.plan}
          onErase={async () => {
            setErased(situation);
            await onErase();
          }}
          onRestore={erased && !situation ? () => onAnswer(erased, unknownSituation) : undefined}
        />
      ) : (
        <SituationStart startHref={paths.question(questions[0] ?? 'nationality')} laterHref={paths.plan} />
      )}
    </>
  );
}

interface QuestionProps extends QuestionsProps {
  question: string;
}

function Question({ country, rules, situation: known, question, paths, onAnswer }: QuestionProps) {
  const { screens } = useAppMessages();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isMounted = useMountedRef(true);
  const situation = known ?? unknownSituation;
  const questions = questionsFor(rules, country, situation);
  const field = question.replaceAll('-', '_') as SituationField;
  const index = questions.indexOf(field);
  // The situation may be refetched while the person answers.
  const [seen, setSeen] = useState({ field, situation });
  if (seen.field !== field) setSeen({ field, situation });
  if (index === -1) return <Navigate to={paths.start} replace />;

  // A link from a step asks one question and leads back to the step.
  const step = search.get('step');
  const toStep = step && `${paths.plan}#${encodeURIComponent(step)}`;
  // A changed answer can lead to further questions.
  const change = search.get('change')?.split(',') as SituationField[] | undefined;
  const toSummary = change?.[0] && `${paths.start}#${summaryIdOf(change[0])}`;
  const position = positionOf(rules, country, field);

  const pathBefore = () => {
    const before = change ? change[change.indexOf(field) - 1] : questions[index - 1];
    if (!before) return toSummary ?? paths.start;
    return change ? changePath(paths, before, change) : paths.question(before);
  };

  const pathAfter = (after: Situation) => {
    const asked = questionsFor(rules, country, after).filter((other) => after[other] === null);
    if (change) {
      const place = change.indexOf(field) + 1;
      const opened = asked.filter((other) => !questions.includes(other));
      const rest = [...new Set([...change.slice(place), ...opened])].filter((other) => asked.includes(other));
      const [next] = rest;
      return next
        ? changePath(paths, next, [...change.slice(0, place), ...rest])
        : (toSummary ?? paths.start);
    }
    // An answer can remove questions, also earlier ones.
    const next = asked.find((other) => orderedFields.indexOf(other) > orderedFields.indexOf(field));
    return next ? paths.question(next) : paths.result;
  };

  return (
    <>
      <ScreenTitle of="situation" title={`${screens.situation} · ${position?.number ?? index + 1}`} />
      <SituationQuestion
        key={field}
        field={field}
        country={country}
        answer={situation[field]}
        position={toStep || change ? undefined : position}
        backHref={toStep || pathBefore()}
        onAnswer={async (given) => {
          const after = await onAnswer(withoutContradictions({ [field]: given }), seen.situation);
          if (isMounted.current) navigate(toStep || pathAfter(after));
        }}
      />
    </>
  );
}
