import { endpoints } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { createTestServer, type Person, type TestServer } from '../support/createTestServer.ts';
import { documentsOf } from '../support/documentRequests.ts';
import { forumOf } from '../support/forumRequests.ts';
import { createModerator, grounds, moderationOf } from '../support/moderationRequests.ts';
import { fileOf, samples } from '../support/samples.ts';

vi.setConfig({ testTimeout: 120_000 });

const roles = ['visitor', 'author', 'helper', 'member', 'blocked', 'suspended', 'moderator'] as const;
type Role = (typeof roles)[number];

interface Stage {
  server: TestServer;
  people: Record<Exclude<Role, 'visitor'>, Person>;
  /** The acting user; null for a visitor. */
  token: string | undefined;
  /** A question of the author, with an answer of the helper. */
  question: string;
  answer: string;
}

type Act = (stage: Stage) => Promise<{ status: number }>;

/** Uploads a document of the author. */
const documentOf = async ({ server, people }: Stage) =>
  (await documentsOf(server, people.author).upload()).id;

async function deletedDocumentOf(stage: Stage) {
  const id = await documentOf(stage);
  await documentsOf(stage.server, stage.people.author).remove(id);
  return id;
}

const is_upvote = 'true' as const;

/** Creates a separate case for an action. */
async function openCase({ server, people, question }: Stage) {
  await moderationOf(server, people.member).report('question', question);
  const row = await server.db.query
    .selectFrom('cases')
    .select(['id', 'version'])
    .where('post_id', '=', question)
    .executeTakeFirstOrThrow();
  return row;
}

/** A decision about the author to which nobody has objected yet. */
async function removeQuestion(stage: Stage) {
  await moderationOf(stage.server, stage.people.moderator).decide(await openCase(stage), 'remove');
  const [notice = { id: '' }] = await moderationOf(stage.server, stage.people.author).notices();
  return notice.id;
}

const everybody = {
  visitor: 401,
  author: 200,
  helper: 200,
  member: 200,
  blocked: 200,
  suspended: 200,
  moderator: 200,
};
const members = (status: number) =>
  ({
    ...Object.fromEntries(roles.map((role) => [role, status])),
    visitor: 401,
  }) as Record<Role, number>;
const moderators = (status: number) => ({ ...members(404), moderator: status });
const posters = (status: number) => ({ ...members(status), suspended: 403 });

/** Documents belong to one person; for everybody else, they do not exist. */
const owners = (status: number) => ({ ...members(404), author: status });

/** Each action, and the status that each role gets for it. */
const cases: [string, Act, Record<Role, number>][] = [
  [
    'ask for the verification email',
    ({ server, token }) => server.request(endpoints.sendVerificationEmail, {}, { token }),
    members(202),
  ],
  [
    'ask for another address',
    ({ server, token }) => {
      const body = { email: 'next@example.org', current_password: 'correct horse battery' };
      return server.request(endpoints.changeEmail, { body }, { token });
    },
    members(202),
  ],
  [
    'cancel the change of the address',
    ({ server, token }) => server.request(endpoints.cancelEmailChange, {}, { token }),
    members(204),
  ],
  [
    'start a second factor',
    ({ server, token }) => {
      const body = { current_password: 'correct horse battery' };
      return server.request(endpoints.startSecondFactor, { body }, { token });
    },
    // Moderators have one.
    { ...members(201), moderator: 409 },
  ],
  [
    'confirm a second factor with a wrong code',
    ({ server, token }) =>
      server.request(endpoints.confirmSecondFactor, { body: { code: '000000' } }, { token }),
    { ...members(400), moderator: 409 },
  ],
  [
    'remove the second factor with a wrong code',
    ({ server, token }) => {
      const body = { current_password: 'correct horse battery', code: '000000' };
      return server.request(endpoints.removeSecondFactor, { body }, { token });
    },
    // The others have none.
    { ...members(204), moderator: 400 },
  ],
  [
    'list questions',
    ({ server, token }) => server.request(endpoints.listQuestions, {}, { token }),
    everybody,
  ],
  [
    'search the questions',
    ({ server, token }) => server.request(endpoints.listQuestions, { query: { q: 'why' } }, { token }),
    everybody,
  ],
  [
    'count the questions',
    ({ server, token }) => server.request(endpoints.countQuestions, {}, { token }),
    everybody,
  ],
  [
    'follow a question',
    ({ server, token, question: id }) =>
      server.request(endpoints.followQuestion, { params: { id } }, { token }),
    members(204),
  ],
  [
    'stop following a question',
    ({ server, token, question: id }) =>
      server.request(endpoints.unfollowQuestion, { params: { id } }, { token }),
    members(204),
  ],
  [
    'read a question',
    ({ server, token, question: id }) => server.request(endpoints.getQuestion, { params: { id } }, { token }),
    everybody,
  ],
  [
    'list the answers to a question',
    ({ server, token, question: id }) => server.request(endpoints.listAnswers, { params: { id } }, { token }),
    everybody,
  ],
  [
    'read an answer',
    ({ server, token, answer: id }) => server.request(endpoints.getAnswer, { params: { id } }, { token }),
    everybody,
  ],
  [
    'ask',
    ({ server, token }) => server.request(endpoints.createQuestion, { body: { title: 'Why?' } }, { token }),
    posters(201),
  ],
  [
    'answer',
    ({ server, token, question: id }) =>
      server.request(endpoints.createAnswer, { params: { id }, body: { content: 'So.' } }, { token }),
    posters(201),
  ],
  [
    'vote on the question',
    ({ server, token, question: id }) =>
      server.request(endpoints.voteQuestion, { params: { id }, query: { is_upvote } }, { token }),
    { ...posters(200), author: 403 },
  ],
  [
    'vote on the answer',
    ({ server, token, answer: id }) =>
      server.request(endpoints.voteAnswer, { params: { id }, query: { is_upvote } }, { token }),
    { ...posters(200), helper: 403 },
  ],
  [
    'accept the answer',
    ({ server, token, answer: id }) => server.request(endpoints.acceptAnswer, { params: { id } }, { token }),
    { ...members(403), author: 200 },
  ],
  [
    'change the question',
    ({ server, token, question: id }) =>
      server.request(endpoints.updateQuestion, { params: { id }, body: { title: 'Mine' } }, { token }),
    { ...members(403), author: 200 },
  ],
  [
    'change the answer',
    ({ server, token, answer: id }) =>
      server.request(endpoints.updateAnswer, { params: { id }, body: { content: 'Mine' } }, { token }),
    { ...members(403), helper: 200 },
  ],
  [
    'change an earlier state of the question',
    ({ server, token, question: id }) =>
      server.request(
        endpoints.updateQuestion,
        { params: { id }, body: { title: 'Mine' } },
        { token, headers: { 'If-Match': '"earlier"' } },
      ),
    { ...members(403), author: 412 },
  ],
  [
    'change an earlier state of the answer',
    ({ server, token, answer: id }) =>
      server.request(
        endpoints.updateAnswer,
        { params: { id }, body: { content: 'Mine' } },
        { token, headers: { 'If-Match': '"earlier"' } },
      ),
    { ...members(403), helper: 412 },
  ],
  [
    'delete the question',
    ({ server, token, question: id }) =>
      server.request(endpoints.deleteQuestion, { params: { id } }, { token }),
    { ...members(403), author: 204 },
  ],
  [
    'delete the answer',
    ({ server, token, answer: id }) => server.request(endpoints.deleteAnswer, { params: { id } }, { token }),
    { ...members(403), helper: 204 },
  ],
  [
    'report the question',
    ({ server, token = '', question }) => moderationOf(server, { token }).report('question', question),
    { ...members(201), author: 403 },
  ],
  [
    'report the answer',
    ({ server, token = '', answer }) => moderationOf(server, { token }).report('answer', answer),
    { ...members(201), helper: 403 },
  ],
  [
    'report the name of the helper',
    ({ server, token = '', answer }) =>
      moderationOf(server, { token }).report('answer', answer, { reason: 'spam', about: 'name' }),
    { ...members(201), helper: 403 },
  ],
  [
    'block the helper',
    ({ server, token = '', people }) => moderationOf(server, { token }).block(people.helper.id),
    { ...members(204), helper: 403 },
  ],
  [
    'unblock the helper',
    ({ server, token = '', people }) => moderationOf(server, { token }).unblock(people.helper.id),
    members(204),
  ],
  [
    'list whom they blocked',
    ({ server, token }) => server.request(endpoints.listBlocked, {}, { token }),
    everybody,
  ],
  [
    'read their notices',
    ({ server, token }) => server.request(endpoints.listNotices, {}, { token }),
    everybody,
  ],
  [
    'object to the removal of the question',
    async (stage) =>
      moderationOf(stage.server, { token: stage.token ?? '' }).objectTo(await removeQuestion(stage)),
    { ...members(404), author: 201 },
  ],
  [
    'read the queue',
    ({ server, token }) => server.request(endpoints.listCases, {}, { token }),
    moderators(200),
  ],
  [
    'read the texts of a case',
    async (stage) => {
      const params = { id: (await openCase(stage)).id };
      return stage.server.request(endpoints.listCaseTexts, { params, query: {} }, { token: stage.token });
    },
    moderators(200),
  ],
  [
    'read the log of decisions',
    ({ server, token }) => server.request(endpoints.listDecisions, {}, { token }),
    moderators(200),
  ],
  [
    'decide a case',
    async (stage) =>
      moderationOf(stage.server, { token: stage.token ?? '' }).decide(await openCase(stage), 'remove'),
    moderators(200),
  ],
  [
    'suspend somebody',
    ({ server, token = '', people }) =>
      moderationOf(server, { token }).suspend(people.suspended.id, { ...grounds, remove_days: 1 }),
    // They are already.
    moderators(409),
  ],
  [
    'lift the suspension of somebody',
    ({ server, token = '', people }) => moderationOf(server, { token }).lift(people.member.id),
    moderators(204),
  ],
  [
    'search people',
    ({ server, token }) => server.request(endpoints.searchPeople, { body: { q: 'person' } }, { token }),
    moderators(200),
  ],
  [
    'look up a person',
    ({ server, token, people }) =>
      server.request(endpoints.getPerson, { params: { id: people.member.id } }, { token }),
    moderators(200),
  ],
  [
    'read the decisions about a person',
    ({ server, token, people }) =>
      server.request(
        endpoints.listDecisionsAboutPerson,
        { params: { id: people.member.id }, query: {} },
        { token },
      ),
    moderators(200),
  ],
  [
    'export the data of a person',
    ({ server, token = '', people }) =>
      moderationOf(server, { token }).exportPerson(people.member.id, 'On request of the person'),
    moderators(201),
  ],
  [
    'delete the account of a person',
    async ({ server, token = '' }) => {
      const { id, email } = await server.createPerson();
      return moderationOf(server, { token }).deletePerson(id, { email, reason: 'On request of the person' });
    },
    moderators(200),
  ],
  [
    'remove the answers of a deleted account',
    async ({ server, token = '', people }) => {
      const person = await server.createPerson();
      const answer = await forumOf(server, person).answer(await forumOf(server, people.author).ask());
      const body = { current_password: person.password };
      await server.request(endpoints.deleteAccount, { body }, person);
      return moderationOf(server, { token }).removeRemaining(answer.id);
    },
    moderators(200),
  ],
  [
    'read the history of the question',
    ({ server, token, question: id }) =>
      server.request(endpoints.getQuestionHistory, { params: { id }, query: {} }, { token }),
    moderators(200),
  ],
  [
    'read the history of the answer',
    ({ server, token, answer: id }) =>
      server.request(endpoints.getAnswerHistory, { params: { id }, query: {} }, { token }),
    moderators(200),
  ],
  [
    'delete the history of the question',
    ({ server, token = '', question }) => moderationOf(server, { token }).deleteHistory('question', question),
    moderators(204),
  ],
  [
    'delete the history of the answer',
    ({ server, token = '', answer }) => moderationOf(server, { token }).deleteHistory('answer', answer),
    moderators(204),
  ],
  [
    'change a document of the author',
    async (stage) => {
      const params = { id: await documentOf(stage) };
      const body = { original_filename: 'Mine.pdf' };
      return stage.server.request(endpoints.updateDocument, { params, body }, { token: stage.token });
    },
    owners(200),
  ],
  [
    'replace the file of a document of the author',
    async (stage) => {
      const params = { id: await documentOf(stage) };
      const form = { file: fileOf(samples.png, 'mine.png') };
      return stage.server.request(endpoints.replaceDocument, { params, form }, { token: stage.token });
    },
    owners(200),
  ],
  [
    'delete a document of the author',
    async (stage) => {
      const params = { id: await documentOf(stage) };
      return stage.server.request(endpoints.deleteDocument, { params }, { token: stage.token });
    },
    owners(204),
  ],
  [
    'restore a document of the author',
    async (stage) => {
      const params = { id: await deletedDocumentOf(stage) };
      return stage.server.request(endpoints.restoreDocument, { params }, { token: stage.token });
    },
    owners(200),
  ],
  [
    'erase a document of the author',
    async (stage) => {
      const params = { id: await deletedDocumentOf(stage) };
      return stage.server.request(endpoints.eraseDocument, { params }, { token: stage.token });
    },
    owners(204),
  ],
  [
    'archive a document of the author',
    async (stage) => {
      const body = { ids: [await documentOf(stage)] };
      return stage.server.request(endpoints.createArchive, { body }, { token: stage.token });
    },
    owners(201),
  ],
  [
    'read the setting for emails about answers',
    ({ server, token }) => server.request(endpoints.getAnswerEmails, {}, { token }),
    everybody,
  ],
  [
    'change the setting for emails about answers',
    ({ server, token }) =>
      server.request(endpoints.setAnswerEmails, { body: { by_email: false } }, { token }),
    everybody,
  ],
  [
    'empty their own bin',
    ({ server, token }) => server.request(endpoints.emptyBin, {}, { token }),
    members(204),
  ],
];

test('each role can do what it may and nothing else', async () => {
  const server = await createTestServer({ rateLimitFactor: 1000 });
  const { createPerson } = server;
  const people = {
    author: await createPerson(),
    helper: await createPerson(),
    member: await createPerson(),
    blocked: await createPerson(),
    suspended: await createPerson(),
    moderator: await createModerator(server),
  };
  await moderationOf(server, people.author).block(people.blocked.id);
  await moderationOf(server, people.moderator).suspend(people.suspended.id);

  const table: Record<string, Record<string, number>> = {};
  for (const [name, act] of cases) {
    const row: Record<string, number> = {};
    for (const role of roles) {
      const question = await forumOf(server, people.author).ask();
      const answer = await forumOf(server, people.helper).answer(question);
      const token = role === 'visitor' ? undefined : people[role].token;
      const { status } = await act({ server, people, token, question: question.id, answer: answer.id });
      row[role] = status;
    }
    table[name] = row;
  }
  expect(table).toEqual(Object.fromEntries(cases.map(([name, , expected]) => [name, expected])));
});
