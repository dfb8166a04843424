import type { SituationField } from '@settlement-help/ui/domain';

/** Every address of the app, written once. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  checklist: '/checklist',
  situation: '/situation',
  situationQuestion: '/situation/:question',
  step: '/steps/:country/:step',
  letters: '/letters/:country/:letter?',
  documents: '/documents',
  services: '/services',
  community: '/community',
  forum: '/forum',
  question: '/forum/question/:questionId',
  profile: '/profile',
  moderation: '/moderation',
  changeDestination: '/profile/destination',
  resetPassword: '/reset-password',
} as const;

/** The pages that everyone can open, signed in or not. */
export const publicPaths = [paths.step, paths.letters];

/** The address of a question's own page. */
export const questionPath = (id: string) => paths.question.replace(':questionId', encodeURIComponent(id));

/** The address of a question about the situation, named by its field. */
export const situationQuestionPath = (field: SituationField) =>
  paths.situationQuestion.replace(':question', field.replaceAll('_', '-'));

/** The dialogs that have an address of their own on the landing page. */
export const dialogs = ['log-in', 'create-account', 'forgot-password'] as const;
export type DialogName = (typeof dialogs)[number];

export const dialogHref = (name: DialogName) => `${paths.home}?dialog=${name}`;
