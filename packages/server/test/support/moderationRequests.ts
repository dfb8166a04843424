import {
  type AccountDeletion,
  type Case,
  type CaseDecision,
  type CaseText,
  type Decision,
  type EarlierText,
  endpoints,
  type NewReport,
  type NewSuspension,
} from '@settlement-help/contract';
import { startSession } from '#server/features/auth/sessions/sessions.ts';
import type { Person, TestServer } from './createTestServer.ts';

/** Why something is taken down. */
export const grounds = {
  reason: 'spam' as const,
  rule: 'Terms of the community: no advertising',
  facts: 'It sells appointments.',
};

/** Requests for reports, blocks and moderation. */
export const moderationOf = ({ request, requestOk }: TestServer, { token }: Pick<Person, 'token'>) => {
  const cases = async (state: 'open' | 'closed' = 'open') =>
    (await requestOk(endpoints.listCases, { query: { state } }, { token })) as Case[];
  return {
    cases,
    decisions: async () => (await requestOk(endpoints.listDecisions, {}, { token })) as Decision[],
    notices: () => requestOk(endpoints.listNotices, {}, { token }),
    blocked: () => requestOk(endpoints.listBlocked, {}, { token }),
    report: (on: 'question' | 'answer', id: string, body: NewReport = { reason: 'spam' }) =>
      request(
        on === 'question' ? endpoints.reportQuestion : endpoints.reportAnswer,
        { params: { id }, body },
        {
          token,
        },
      ),
    decide: (
      { id, version }: Pick<Case, 'id' | 'version'>,
      action: CaseDecision['action'],
      given: Partial<CaseDecision> = action === 'hide' || action === 'remove' ? grounds : {},
    ) => request(endpoints.decideCase, { params: { id }, body: { version, action, ...given } }, { token }),
    suspend: (id: string, given: Partial<NewSuspension> = {}) =>
      request(
        endpoints.suspendPerson,
        { params: { id }, body: { until: null, remove_days: 0, ...grounds, ...given } },
        { token },
      ),
    history: async (
      on: 'question' | 'answer',
      id: string,
      query: { limit?: string; cursor?: string } = {},
    ) => {
      const endpoint = on === 'question' ? endpoints.getQuestionHistory : endpoints.getAnswerHistory;
      return (await requestOk(endpoint, { params: { id }, query }, { token })) as EarlierText[];
    },
    tryHistory: (on: 'question' | 'answer', id: string) => {
      const endpoint = on === 'question' ? endpoints.getQuestionHistory : endpoints.getAnswerHistory;
      return request(endpoint, { params: { id }, query: {} }, { token });
    },
    caseTexts: async (id: string) =>
      (await requestOk(endpoints.listCaseTexts, { params: { id }, query: {} }, { token })) as CaseText[],
    deleteHistory: (on: 'question' | 'answer', id: string) => {
      const endpoint = on === 'question' ? endpoints.deleteQuestionHistory : endpoints.deleteAnswerHistory;
      return request(endpoint, { params: { id } }, { token });
    },
    person: (id: string) => requestOk(endpoints.getPerson, { params: { id } }, { token }),
    decisionsAbout: async (id: string) =>
      (await requestOk(
        endpoints.listDecisionsAboutPerson,
        { params: { id }, query: {} },
        { token },
      )) as Decision[],
    exportPerson: (id: string, reason: string) =>
      request(endpoints.exportPerson, { params: { id }, body: { reason } }, { token }),
    deletePerson: (id: string, body: AccountDeletion) =>
      request(endpoints.deletePerson, { params: { id }, body }, { token }),
    removeRemaining: (id: string) =>
      request(endpoints.removeAnswersOfDeletedAccount, { params: { id }, body: grounds }, { token }),
    lift: (id: string) => request(endpoints.liftSuspension, { params: { id } }, { token }),
    objectTo: (id: string, text = 'It was no advertisement.') =>
      request(endpoints.objectToDecision, { params: { id }, body: { text } }, { token }),
    block: (id: string) => request(endpoints.blockPerson, { params: { id } }, { token }),
    unblock: (id: string) => request(endpoints.unblockPerson, { params: { id } }, { token }),
  };
};

/** Registers a person who is a moderator, with a second factor. */
export async function createModerator(server: TestServer) {
  const moderator = await server.createPerson();
  await server.db.query
    .updateTable('users')
    .set({ is_moderator: 1, second_factor_at: server.clock.now().toISOString() })
    .where('id', '=', moderator.id)
    .execute();
  const login = () => startSession(server.db.query, server.deps, moderator.id);
  return { ...moderator, login };
}
