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
  editFromQuery,
  editPath,
  type PlanRules,
  pathAfter,
  pathBefore,
  positionOf,
  questionsFor,
  type SituationPaths,
  situationFieldFromPath,
  unansweredQuestions,
  withoutContradictions,
} from './questionList.ts';

/** The last segment of the result's URL, in the place of a question. */
export const resultSegment = 'result';

export interface SituationQuestionsProps {
  country: Country;
  rules: PlanRules;
  /** null if nothing is known. */
  situation: Situation | null;
  /** The last segment of the URL: a question, `resultSegment`, or undefined for the start. */
  question: string | undefined;
  /** Shown after the last question. */
  result: ReactNode;
  paths: SituationPaths;
  /** Saves answers to the situation that the person saw, and returns the whole one. A rejection shows its detail. */
  onAnswer: (answers: Partial<Situation>, baseSituation: Situation) => Promise<Situation>;
  onErase: () => Promise<unknown>;
}

/** The questions about the person's situation, each at its own URL, and the summary of the answers. */
export function SituationQuestions(props: SituationQuestionsProps) {
  const { question, paths, result } = props;
  if (!question) return <Overview {...props} />;
  if (question === resultSegment) return result;
  const field = situationFieldFromPath(question);
  if (!field) return <Navigate to={paths.start} replace />;
  // The key resets the situation that an answer is based on.
  return <SituationQuestionScreen key={field} {...props} field={field} />;
}

function Overview({ country, rules, situation, paths, onAnswer, onErase }: SituationQuestionsProps) {
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
          questionHref={(field) => editPath(paths, field, [field])}
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

interface SituationQuestionScreenProps extends SituationQuestionsProps {
  field: SituationField;
}

function SituationQuestionScreen({
  country,
  rules,
  situation: savedSituation,
  field,
  paths,
  onAnswer,
}: SituationQuestionScreenProps) {
  const { screens } = useAppMessages();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isMounted = useMountedRef(true);
  const situation = savedSituation ?? unknownSituation;
  // The situation may be refetched while the person answers.
  const [baseSituation] = useState(situation);
  const questions = questionsFor(rules, country, situation);
  const index = questions.indexOf(field);
  if (index === -1) return <Navigate to={paths.start} replace />;

  // A link from a step asks one question and leads back to the step.
  const step = search.get('step');
  const stepHref = step ? `${paths.plan}#${encodeURIComponent(step)}` : undefined;
  // ?change=a,b: the questions that this edit asks before it returns to the summary.
  const editFields = editFromQuery(search.get('change'), field);
  const summaryHref = editFields?.[0] ? `${paths.start}#${summaryIdOf(editFields[0])}` : paths.start;
  const position = positionOf(rules, country, field);
  const current = { field, questions, editFields };

  return (
    <>
      <ScreenTitle title={`${screens.situation} · ${position?.number ?? index + 1}`} />
      <SituationQuestion
        field={field}
        country={country}
        answer={situation[field]}
        position={stepHref || editFields ? undefined : position}
        backHref={stepHref ?? pathBefore(current, paths) ?? summaryHref}
        onAnswer={async (answer) => {
          const updatedSituation = await onAnswer(withoutContradictions({ [field]: answer }), baseSituation);
          if (!isMounted.current) return;
          const unanswered = unansweredQuestions(rules, country, updatedSituation);
          navigate(stepHref ?? pathAfter(current, unanswered, paths) ?? summaryHref);
        }}
      />
    </>
  );
}
