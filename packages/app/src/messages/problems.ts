import type {
  FieldError,
  FieldErrorCode,
  Language,
  Problem,
  ProblemCode,
  TranslatedProblem,
} from '@settlement-help/contract';
import { createFormats, type Formats } from '@settlement-help/ui';

interface ProblemTexts {
  problems: Record<ProblemCode, string>;
  fieldErrors: Record<FieldErrorCode, string | ((values: { limit: number }) => string)>;
}

/** What the app says in place of the server's details, by their codes; loaded when the first one comes. */
const problemTexts: Record<
  Exclude<Language, 'en'>,
  () => Promise<{ problems: (format: Formats) => ProblemTexts }>
> = {
  fr: () => import('../../messages/dist/fr/problems.ts'),
  de: () => import('../../messages/dist/de/problems.ts'),
  ar: () => import('../../messages/dist/ar/problems.ts'),
  uk: () => import('../../messages/dist/uk/problems.ts'),
  tr: () => import('../../messages/dist/tr/problems.ts'),
};

/** What the server says as it came; it speaks English. */
const inEnglish = <Said extends object>(said: Said) => ({ ...said, language: 'en' });

/** Words problems in a language; a code that is not known leaves what the server says. */
export async function loadProblemTexts(language: keyof typeof problemTexts) {
  const { problems: textsIn } = await problemTexts[language]();
  const { problems, fieldErrors } = textsIn(createFormats(language));

  const translateField = (error: FieldError): FieldError => {
    const text = fieldErrors[error.code as FieldErrorCode] as
      | ProblemTexts['fieldErrors'][FieldErrorCode]
      | undefined;
    const message = typeof text === 'function' ? text({ limit: error.limit ?? 0 }) : text;
    return message ? { ...error, message } : inEnglish(error);
  };
  return {
    translate: (problem: Problem): TranslatedProblem => {
      const detail = problems[problem.code as ProblemCode] as string | undefined;
      const errors = problem.errors?.map(translateField);
      return detail ? { ...problem, detail, body: detail, errors } : { ...inEnglish(problem), errors };
    },
  };
}
