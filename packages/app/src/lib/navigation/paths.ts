import type { Step } from '@settlement-help/contract';
import type { SituationField } from '@settlement-help/ui/domain';

/** Every address of the app, written once. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  checklist: '/checklist',
  situation: '/situation',
  situationQuestion: '/situation/:question',
  step: '/steps/:country/:step',
  documents: '/documents',
  services: '/services',
  community: '/community',
  forum: '/forum',
  question: '/forum/question/:questionId',
  profile: '/profile',
  changeDestination: '/profile/destination',
  resetPassword: '/reset-password',
} as const;

/** The address of a question's own page. */
export const questionPath = (id: string) => paths.question.replace(':questionId', encodeURIComponent(id));

/** The address of a question about the situation, named by its field. */
export const situationQuestionPath = (field: SituationField) =>
  paths.situationQuestion.replace(':question', field.replaceAll('_', '-'));

/** The address of a step's facts, which is the same for everyone; none where the server names no step. */
export const stepPath = ({ country, key }: Pick<Step, 'country' | 'key'>) =>
  country && key
    ? paths.step.replace(':country', country.toLowerCase()).replace(':step', encodeURIComponent(key))
    : undefined;

/** The dialogs that have an address of their own on the landing page. */
export const dialogs = ['log-in', 'create-account', 'forgot-password'] as const;
export type DialogName = (typeof dialogs)[number];

export const dialogHref = (name: DialogName) => `${paths.home}?dialog=${name}`;
