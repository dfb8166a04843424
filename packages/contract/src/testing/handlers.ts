import { type HttpHandler, HttpResponse } from 'msw';
import type { EndpointName } from '../endpoints/index.ts';
import { DocumentChanges, StoredDocument } from '../entities/documents/document.ts';
import { AnswerEmailSettings } from '../entities/forum/answerEmails.ts';
import {
  NewAnswer,
  NewQuestion,
  type Question,
  QuestionChanges,
  type Votes,
} from '../entities/forum/forum.ts';
import { CaseDecision, NewObjection } from '../entities/moderation.ts';
import { Reminders } from '../entities/reminders.ts';
import { Situation, unknownSituation } from '../entities/situation.ts';
import { StepChanges } from '../entities/step.ts';
import { UserChanges } from '../entities/user.ts';
import { changedStepFields } from '../plan/updatePlan.ts';
import { parseQuery } from '../search/parseQuery.ts';
import { rateMatch } from '../search/rateMatch.ts';
import {
  answerOfAmira,
  deletedDocuments,
  documents,
  newcomer,
  question,
  questions,
  recoveryCodes,
  secondFactor,
  sessions,
  site,
  steps,
  stepsDone,
  unansweredQuestion,
  user,
  withAccepted,
} from './fixtures.ts';
import {
  afterDecision,
  answerHistory,
  blockedPerson,
  cases,
  caseTexts,
  decisions,
  decisionsAboutMember,
  foundPeople,
  member,
  notices,
  questionHistory,
  receipt,
  removalNotice,
  reportedAnswer,
} from './moderationFixtures.ts';
import { calendarAddress, calendarResponse } from './planHandlers.ts';
import { type MockRequest, respond, respondInPages, respondWith } from './respond.ts';
import { transparencyFigures } from './transparencyFixtures.ts';

const now = '2026-11-20T09:00:00.000Z';

const [document] = documents;
const [deletedDocument] = deletedDocuments;
if (!document || !deletedDocument) throw new Error('The fixtures need a document and a deleted one.');

const findDocument = (id: unknown) => documents.find((stored) => stored.id === id) ?? document;

const { id, full_name, profile_photo } = user;
const author = { id, full_name, profile_photo, is_blocked: false };
const findQuestion = (id: unknown) => questions.find((asked) => asked.id === id) ?? question;

/** The counts of an item after a vote; the same vote again withdraws it. */
const vote = ({ params, request }: MockRequest): Votes => {
  const items = [...questions, ...questions.flatMap(({ answers }) => answers)];
  const item = items.find(({ id }) => id === params.id) ?? question;
  const cast = new URL(request.url).searchParams.get('is_upvote') === 'true' ? 'up' : 'down';
  const my_vote = item.my_vote === cast ? null : cast;
  const votesFor = (way: 'up' | 'down') => Number(my_vote === way) - Number(item.my_vote === way);
  return { upvotes: item.upvotes + votesFor('up'), downvotes: item.downvotes + votesFor('down'), my_vote };
};

// A drawing looks the same on every machine, which a photo may not.
const portrait =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#c9b79c" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.6" fill="#6b4f3a"/><path fill="#6b4f3a" d="M1 8a3 3 0 0 1 6 0z"/></svg>';

/** The success of each endpoint. A record, so that a missing endpoint is a type error. */
const successes: Record<EndpointName, HttpHandler> = {
  login: respond('login', { access_token: 'mock-token' }),
  logout: respond('logout', undefined),
  listSessions: respond('listSessions', sessions),
  endSession: respond('endSession', undefined),
  logoutElsewhere: respond('logoutElsewhere', undefined),
  verifyPassword: respond('verifyPassword', undefined),
  changePassword: respond('changePassword', undefined),
  changePasswordByEmail: respond('changePasswordByEmail', undefined),
  requestPasswordReset: respond('requestPasswordReset', undefined),
  resetPassword: respond('resetPassword', undefined),
  verifyEmail: respond('verifyEmail', undefined),
  sendVerificationEmail: respond('sendVerificationEmail', undefined),
  changeEmail: respond('changeEmail', undefined),
  confirmEmail: respond('confirmEmail', undefined),
  cancelEmailChange: respond('cancelEmailChange', undefined),
  startSecondFactor: respond('startSecondFactor', secondFactor),
  confirmSecondFactor: respond('confirmSecondFactor', { recovery_codes: recoveryCodes }),
  removeSecondFactor: respond('removeSecondFactor', undefined),
  takeBack: respond('takeBack', undefined),
  register: respond('register', newcomer),
  getMe: respond('getMe', user),
  updateMe: respond('updateMe', async ({ request }) => {
    const changes = UserChanges.parse(await request.json());
    return { ...user, ...(JSON.parse(JSON.stringify(changes)) as Partial<typeof user>) };
  }),
  getSituation: respond('getSituation', unknownSituation),
  setSituation: respond('setSituation', async ({ request }) => Situation.parse(await request.json())),
  eraseSituation: respond('eraseSituation', undefined),
  getCalendarFeed: respond('getCalendarFeed', { created_at: null }),
  createCalendarFeed: respond('createCalendarFeed', calendarAddress),
  deleteCalendarFeed: respond('deleteCalendarFeed', undefined),
  readCalendarFeed: respondWith('readCalendarFeed', () => calendarResponse()),
  getReminders: respond('getReminders', { by_email: false }),
  setReminders: respond('setReminders', async ({ request }) => Reminders.parse(await request.json())),
  showStopReminders: respondWith('showStopReminders', () => HttpResponse.html('<button>Stop</button>')),
  stopReminders: respondWith('stopReminders', () => HttpResponse.html('Stopped')),
  getAnswerEmails: respond('getAnswerEmails', { by_email: false }),
  setAnswerEmails: respond('setAnswerEmails', async ({ request }) =>
    AnswerEmailSettings.parse(await request.json()),
  ),
  showStopAnswerEmails: respondWith('showStopAnswerEmails', () => HttpResponse.html('<button>Stop</button>')),
  stopAnswerEmails: respondWith('stopAnswerEmails', () => HttpResponse.html('Stopped')),
  reportFact: respond('reportFact', undefined),
  getSite: respond('getSite', site),
  getTransparency: respond('getTransparency', transparencyFigures),
  downloadTransparency: respondWith('downloadTransparency', () =>
    HttpResponse.text('year,section,ground,outcome,count\r\n', { headers: { 'Content-Type': 'text/csv' } }),
  ),
  deleteAccount: respond('deleteAccount', undefined),
  createExport: respond('createExport', { download_url: '/api/v1/exports/mock' }),
  downloadExport: respondWith('downloadExport', () =>
    HttpResponse.text('An archive', { headers: { 'Content-Type': 'application/zip' } }),
  ),
  uploadProfilePhoto: respond('uploadProfilePhoto', { profile_photo: '/api/v1/photos/mock' }),
  getPhoto: respondWith('getPhoto', () =>
    HttpResponse.text(portrait, { headers: { 'Content-Type': 'image/svg+xml' } }),
  ),
  listSteps: respond('listSteps', steps),
  initializeSteps: respond('initializeSteps', stepsDone(0)),
  listLeftOutSteps: respond('listLeftOutSteps', []),
  getDeadlines: respondWith('getDeadlines', () => calendarResponse()),
  updateStep: respond('updateStep', async ({ params, request }) => {
    const step = steps.find(({ id }) => id === params.id);
    if (!step) throw new Error(`There is no step ${params.id} in the fixtures.`);
    return { ...step, ...changedStepFields(step, StepChanges.parse(await request.json()), now) };
  }),
  resetSteps: respond('resetSteps', stepsDone(0)),
  uploadDocument: respond('uploadDocument', { ...document, same_as: null }),
  listDocuments: respond('listDocuments', documents),
  downloadDocument: respondWith('downloadDocument', () =>
    HttpResponse.text('A paper', { headers: { 'Content-Type': 'application/pdf' } }),
  ),
  updateDocument: respond('updateDocument', async ({ params, request }) => {
    const changes = DocumentChanges.parse(await request.json());
    const changed = findDocument(params.id);
    return StoredDocument.parse({ ...changed, ...JSON.parse(JSON.stringify(changes)) });
  }),
  replaceDocument: respond('replaceDocument', ({ params }) => findDocument(params.id)),
  listBin: respond('listBin', deletedDocuments),
  emptyBin: respond('emptyBin', undefined),
  eraseDocument: respond('eraseDocument', undefined),
  restoreDocument: respond('restoreDocument', ({ params }) => {
    const {
      deleted_at: _deleted,
      erased_at: _erased,
      ...restored
    } = deletedDocuments.find(({ id }) => id === params.id) ?? deletedDocument;
    return restored;
  }),
  createArchive: respond('createArchive', { download_url: '/api/v1/archives/mock' }),
  downloadArchive: respondWith('downloadArchive', () =>
    HttpResponse.text('An archive', { headers: { 'Content-Type': 'application/zip' } }),
  ),
  getStorage: respond('getStorage', { used: 18_874_368, limit: 524_288_000 }),
  deleteDocument: respond('deleteDocument', undefined),
  listQuestions: respondInPages('listQuestions', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const category = searchParams.get('category') ?? 'all';
    const listed = questions.filter((asked) => category === 'all' || asked.category === category);
    const query = parseQuery(searchParams.get('q') ?? '');
    const find = ({ title, content }: Pick<Question, 'title' | 'content'>) =>
      rateMatch(query, { title, body: content ?? '' }) > 0;
    return searchParams.get('q') ? listed.filter(find) : listed;
  }),
  countQuestions: respond('countQuestions', { all: 3, unanswered: 1, unresolved: 2, mine: 1, followed: 1 }),
  getQuestion: respond('getQuestion', ({ params }) => findQuestion(params.id)),
  listAnswers: respondInPages('listAnswers', ({ params }) => findQuestion(params.id).answers),
  getAnswer: respond('getAnswer', ({ params }) => {
    const asked =
      questions.find(({ answers }) => answers.some((answer) => answer.id === params.id)) ?? question;
    const answer = asked.answers.find((one) => one.id === params.id) ?? answerOfAmira('');
    return { ...answer, question_id: asked.id };
  }),
  followQuestion: respond('followQuestion', undefined),
  unfollowQuestion: respond('unfollowQuestion', undefined),
  listUnseenAnswers: respond('listUnseenAnswers', []),
  createQuestion: respond('createQuestion', async ({ request }) => {
    const {
      content = null,
      country = 'Germany',
      step_key = null,
      ...asked
    } = NewQuestion.parse(await request.json());
    const { answers: _answers, ...empty } = unansweredQuestion;
    const made = { id: 'question-new', user: author, created_at: now, view_count: 0, is_followed: true };
    const language = request.headers.get('Content-Language');
    return { ...empty, ...asked, ...made, content, country, step_key, language };
  }),
  updateQuestion: respond('updateQuestion', async ({ params, request }) => {
    const { answers: _answers, ...before } = findQuestion(params.id);
    const {
      title = before.title,
      content = before.content,
      category = before.category,
      country = before.country,
      step_key = before.step_key,
    } = QuestionChanges.parse(await request.json());
    return { ...before, title, content, category, country, step_key, edited_at: now };
  }),
  deleteQuestion: respond('deleteQuestion', undefined),
  updateAnswer: respond('updateAnswer', async ({ params, request }) => {
    const { content } = NewAnswer.parse(await request.json());
    const before = questions.flatMap(({ answers }) => answers).find(({ id }) => id === params.id);
    return { ...(before ?? answerOfAmira('')), content, edited_at: now };
  }),
  deleteAnswer: respond('deleteAnswer', undefined),
  createAnswer: respond('createAnswer', async ({ request }) =>
    answerOfAmira(NewAnswer.parse(await request.json()).content),
  ),
  voteQuestion: respond('voteQuestion', vote),
  voteAnswer: respond('voteAnswer', vote),
  acceptAnswer: respond('acceptAnswer', ({ params }) => {
    const asked = questions.find(({ answers }) => answers.some(({ id }) => id === params.id)) ?? question;
    return withAccepted(asked, String(params.id));
  }),
  reportQuestion: respond('reportQuestion', receipt),
  reportAnswer: respond('reportAnswer', receipt),
  listBlocked: respond('listBlocked', [blockedPerson]),
  blockPerson: respond('blockPerson', undefined),
  unblockPerson: respond('unblockPerson', undefined),
  listNotices: respond('listNotices', notices),
  objectToDecision: respond('objectToDecision', async ({ params, request }) => {
    const { text } = NewObjection.parse(await request.json());
    const notice = notices.find(({ id }) => id === params.id) ?? removalNotice;
    const created_at = now;
    return { ...notice, objection: { text, created_at, outcome: null, decided_at: null } };
  }),
  listCases: respondInPages('listCases', ({ request }) => {
    const isClosed = new URL(request.url).searchParams.get('state') === 'closed';
    return cases.filter(({ closed_at }) => (closed_at !== null) === isClosed);
  }),
  decideCase: respond('decideCase', async ({ params, request }) => {
    const { action } = CaseDecision.parse(await request.json());
    const before = cases.find(({ id }) => id === params.id) ?? reportedAnswer;
    return afterDecision(before, action);
  }),
  suspendPerson: respond('suspendPerson', { removed: 12 }),
  liftSuspension: respond('liftSuspension', undefined),
  searchPeople: respond('searchPeople', { people: foundPeople, has_more: false }),
  getPerson: respond('getPerson', ({ params }) => foundPeople.find(({ id }) => id === params.id) ?? member),
  listDecisionsAboutPerson: respondInPages('listDecisionsAboutPerson', decisionsAboutMember),
  exportPerson: respond('exportPerson', { download_url: '/api/v1/moderation/exports/mock' }),
  downloadExportForModerator: respondWith('downloadExportForModerator', () =>
    HttpResponse.text('An archive', { headers: { 'Content-Type': 'application/zip' } }),
  ),
  deletePerson: respond('deletePerson', { count: 3, answer_id: 'answer-spam' }),
  removeAnswersOfDeletedAccount: respond('removeAnswersOfDeletedAccount', { removed: 3 }),
  listDecisions: respondInPages('listDecisions', decisions),
  getQuestionHistory: respondInPages('getQuestionHistory', questionHistory),
  getAnswerHistory: respondInPages('getAnswerHistory', answerHistory),
  listCaseTexts: respondInPages('listCaseTexts', caseTexts),
  deleteQuestionHistory: respond('deleteQuestionHistory', undefined),
  deleteAnswerHistory: respond('deleteAnswerHistory', undefined),
};

/** A handler of success for every endpoint; a story puts its own before them. */
export const handlers: HttpHandler[] = Object.values(successes);
