/** Every address of the app, written once. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  checklist: '/checklist',
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

/** The dialogs that have an address of their own on the landing page. */
export const dialogs = ['log-in', 'create-account', 'forgot-password'] as const;
export type DialogName = (typeof dialogs)[number];

export const dialogHref = (name: DialogName) => `${paths.home}?dialog=${name}`;
