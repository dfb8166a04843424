import type {
  FieldError,
  FieldErrorCode,
  Language,
  Problem,
  ProblemCode,
  TranslatedProblem,
} from '@settlement-help/contract';
import { type Catalogue, createFormats, createTexts } from '@settlement-help/contract/language';

interface ProblemTexts {
  problems: Record<ProblemCode, string>;
  fieldErrors: Record<FieldErrorCode, string | ((values: { limit: number }) => string)>;
}

const problemTexts: Record<Exclude<Language, 'en'>, () => Promise<{ problems: Catalogue<ProblemTexts> }>> = {
  fr: () => import('../../messages/dist/fr/problems.ts'),
  de: () => import('../../messages/dist/de/problems.ts'),
  ar: () => import('../../messages/dist/ar/problems.ts'),
  uk: () => import('../../messages/dist/uk/problems.ts'),
  tr: () => import('../../messages/dist/tr/problems.ts'),
};

const inEnglish = <Item extends object>(item: Item) => ({ ...item, language: 'en' });

/** Loads a function that translates errors of the server. An unknown code keeps the server's English text. */
export async function loadProblemTexts(language: keyof typeof problemTexts) {
  const { problems: catalogue } = await problemTexts[language]();
  const { problems, fieldErrors } = createTexts(catalogue, createFormats(language));

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
