import { type Country, countries, type Step } from '@settlement-help/contract';
import type { SituationField } from '@settlement-help/ui/domain';

export const paths = {
  home: '/',
  dashboard: '/dashboard',
  checklist: '/checklist',
  situation: '/situation',
  situationQuestion: '/situation/:question',
  step: '/steps/:country/:step',
  pass: '/steps/:country/:step/pass',
  letters: '/letters/:country',
  letter: '/letters/:country/:letter',
  about: '/about',
  transparency: '/transparency',
  visitorPlan: '/plan',
  visitorPlanQuestion: '/plan/:question',
  documents: '/documents',
  services: '/services',
  community: '/community',
  forum: '/forum',
  question: '/forum/question/:questionId',
  /** The address of a question in emails. */
  communityQuestion: '/community/:questionId',
  profile: '/profile',
  moderation: '/moderation',
  changeDestination: '/profile/destination',
  reminders: '/profile/reminders',
  appearance: '/profile/appearance',
  secondFactor: '/profile/second-factor',
  devices: '/profile/devices',
  data: '/profile/data',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  confirmEmail: '/confirm-email',
  takeBack: '/take-back',
} as const;

/** The moderators' search for people, or one of them. */
export const peoplePath = (person: string | null) =>
  `${paths.moderation}?${new URLSearchParams({ show: 'people', ...(person && { person }) })}`;

/** The server renders the legal pages. */
export const legalPath = '/legal';

export const publicPaths = [paths.step, paths.letters, paths.letter];

export const questionPath = (id: string) => paths.question.replace(':questionId', encodeURIComponent(id));

/** The questions of the community about a step. */
export const stepQuestionsPath = (step: string) => `${paths.community}?${new URLSearchParams({ step })}`;

/** The same list with an open form for a new question. */
export const askAboutStepPath = (step: string) => `${stepQuestionsPath(step)}&ask=`;

/** The last segment of a question's path, such as `moved-in-on`. */
export const situationSegment = (field: SituationField) => field.replaceAll('_', '-');

export const situationQuestionPath = (field: SituationField) =>
  paths.situationQuestion.replace(':question', situationSegment(field));

export const visitorQuestionPath = (field: SituationField) =>
  paths.visitorPlanQuestion.replace(':question', situationSegment(field));

const addressOf = (pattern: string, country: Country, step: string) =>
  pattern.replace(':country', country.toLowerCase()).replace(':step', encodeURIComponent(step));

/** Reads the country of an address, which is in lower case there. */
export const countryFromPath = (name: string | undefined) =>
  countries.find((country) => country.toLowerCase() === name);

type StepAddress = Pick<Step, 'country' | 'key'>;

/** The public page of a step; undefined for a step without a key. */
export const stepPath = ({ country, key }: StepAddress) =>
  country && key ? addressOf(paths.step, country, key) : undefined;

/** The counter pass of a step; undefined for a step without a key. Anyone can open it. */
export const passPath = ({ country, key }: StepAddress) =>
  country && key ? addressOf(paths.pass, country, key) : undefined;

/** The element id of a step in the checklist: its key on the heading, or else its number on the card. */
export const stepAnchor = ({ key, step_number }: Pick<Step, 'key' | 'step_number'>) =>
  key ?? `step-${step_number}`;

export const lettersPath = (country: Country) => paths.letters.replace(':country', country.toLowerCase());

export const letterPath = (country: Country, key: string) =>
  `${lettersPath(country)}/${encodeURIComponent(key)}`;

/** The dialogs of the landing page. Each has its own address. */
export const dialogs = ['log-in', 'create-account', 'forgot-password'] as const;
export type DialogName = (typeof dialogs)[number];

export const dialogHref = (name: DialogName) => `${paths.home}?dialog=${name}`;
