import { type HttpHandler, HttpResponse, http } from 'msw';
import { type EndpointName, endpoints } from '../endpoints.ts';
import { StepChanges } from '../entities/step.ts';
import { UserChanges } from '../entities/user.ts';
import { documents, newcomer, question, steps, stepsDone, user } from './fixtures.ts';
import { respond } from './respond.ts';

const [answer] = question.answers;
const [document] = documents;
if (!answer || !document) throw new Error('The fixtures need an answer and a document.');

const votes = { upvotes: question.upvotes + 1, downvotes: question.downvotes, my_vote: 'up' as const };

// The server answers a photo; a drawing looks the same on every machine.
const portrait =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#c9b79c" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.6" fill="#6b4f3a"/><path fill="#6b4f3a" d="M1 8a3 3 0 0 1 6 0z"/></svg>';

/** The good answer of each endpoint. A record, so that an endpoint without one is a type error. */
const answers: Record<EndpointName, HttpHandler> = {
  login: respond('login', { access_token: 'mock-token' }),
  logout: respond('logout', undefined),
  verifyPassword: respond('verifyPassword', undefined),
  changePassword: respond('changePassword', undefined),
  changePasswordByEmail: respond('changePasswordByEmail', undefined),
  requestPasswordReset: respond('requestPasswordReset', undefined),
  resetPassword: respond('resetPassword', undefined),
  register: respond('register', newcomer),
  getMe: respond('getMe', user),
  updateMe: respond('updateMe', async ({ request }) => {
    const changes = UserChanges.parse(await request.json());
    return { ...user, ...(JSON.parse(JSON.stringify(changes)) as Partial<typeof user>) };
  }),
  uploadProfilePhoto: respond('uploadProfilePhoto', { profile_photo: '/api/v1/photos/mock' }),
  getPhoto: http.get(`*${endpoints.getPhoto.path.replace('{id}', ':id')}`, () =>
    HttpResponse.text(portrait, { headers: { 'Content-Type': 'image/svg+xml' } }),
  ),
  listSteps: respond('listSteps', steps),
  initializeSteps: respond('initializeSteps', stepsDone(0)),
  updateStep: respond('updateStep', async ({ params, request }) => {
    const { is_completed } = StepChanges.parse(await request.json());
    const step = steps.find(({ id }) => id === params.id);
    if (!step) throw new Error(`There is no step ${params.id} in the fixtures.`);
    return { ...step, is_completed, completed_at: is_completed ? '2026-11-20T09:00:00.000Z' : null };
  }),
  resetSteps: respond('resetSteps', stepsDone(0)),
  uploadDocument: respond('uploadDocument', document),
  listDocuments: respond('listDocuments', documents),
  downloadDocument: http.get(`*${endpoints.downloadDocument.path.replace('{id}', ':id')}`, () =>
    HttpResponse.text('A paper', { headers: { 'Content-Type': 'application/pdf' } }),
  ),
  deleteDocument: respond('deleteDocument', undefined),
  listQuestions: respond('listQuestions', [question]),
  getQuestion: respond('getQuestion', question),
  createQuestion: respond('createQuestion', question),
  createAnswer: respond('createAnswer', answer),
  voteQuestion: respond('voteQuestion', votes),
  voteAnswer: respond('voteAnswer', votes),
  acceptAnswer: respond('acceptAnswer', question),
};

/** A handler for every endpoint, each answering success; a story puts its own before them. */
export const handlers: HttpHandler[] = Object.values(answers);
