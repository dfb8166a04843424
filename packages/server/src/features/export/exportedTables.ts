import type { Selectable } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import type { Tables, UsersTable } from '#server/db/tables.ts';

type User = Selectable<UsersTable>;
type Rows = Promise<object[]>;

interface ExportedTable {
  name: string;
  read: (queries: Queries, user: User) => Rows;
}

type Owned = {
  [Table in keyof Tables]: Tables[Table] extends { user_id: unknown } ? Table : never;
}[keyof Tables];

const rowsOfUser = (table: Owned, name: string = table): ExportedTable => ({
  name,
  read: (queries, { id }) => queries.selectFrom(table).selectAll().where('user_id', '=', id).execute(),
});

const parsed = (json: string): unknown => JSON.parse(json);

/** The part of each table in an export; null without personal data. A new table is a type error until it is listed. */
const tables: Record<
  Exclude<keyof Tables, 'documents' | 'photos'>,
  ExportedTable | readonly ExportedTable[] | null
> = {
  users: { name: 'profile', read: async (_queries, user) => [user] },
  situations: {
    name: 'situation',
    read: async (queries, { id }) => {
      const rows = await queries.selectFrom('situations').selectAll().where('user_id', '=', id).execute();
      return rows.map(({ details }) => ({ answers: parsed(details) }));
    },
  },
  steps: rowsOfUser('steps'),
  calendar_feeds: rowsOfUser('calendar_feeds', 'calendar'),
  reminders: rowsOfUser('reminders'),
  answer_emails: rowsOfUser('answer_emails', 'emails-about-answers'),
  answers_to_announce: rowsOfUser('answers_to_announce', 'answers-of-the-next-email'),
  questions: rowsOfUser('questions'),
  answers: rowsOfUser('answers'),
  post_history: rowsOfUser('post_history', 'earlier-texts'),
  question_votes: rowsOfUser('question_votes', 'votes-on-questions'),
  answer_votes: rowsOfUser('answer_votes', 'votes-on-answers'),
  question_views: rowsOfUser('question_views', 'views'),
  question_follows: rowsOfUser('question_follows', 'followed-questions'),
  reports: rowsOfUser('reports'),
  // Does not reveal who blocked this person.
  blocks: rowsOfUser('blocks'),
  cases: rowsOfUser('cases'),
  case_evidence: rowsOfUser('case_evidence', 'texts-that-were-reported'),
  decisions: [
    rowsOfUser('decisions', 'notices'),
    {
      name: 'decisions-as-moderator',
      read: (queries, { id }) =>
        queries
          .selectFrom('decisions')
          .select(['id', 'action', 'created_at'])
          .where('moderator_id', '=', id)
          .execute(),
    },
  ],
  objections: rowsOfUser('objections'),
  suspended_addresses: rowsOfUser('suspended_addresses', 'suspensions-of-addresses'),
  removed_names: rowsOfUser('removed_names', 'removed-names'),
  sessions: rowsOfUser('sessions'),
  email_tokens: rowsOfUser('email_tokens', 'links-in-emails'),
  former_emails: rowsOfUser('former_emails', 'former-addresses'),
  known_browsers: rowsOfUser('known_browsers', 'browsers'),
  email_queue: {
    name: 'emails-to-be-sent',
    read: (queries, { normalized_email }) =>
      queries
        .selectFrom('email_queue')
        .selectAll()
        .where('normalized_email', '=', normalized_email)
        .execute(),
  },
  document_archives: rowsOfUser('document_archives', 'archives'),
  idempotency_keys: {
    name: 'requests',
    read: async (queries, { id }) => {
      const rows = await queries
        .selectFrom('idempotency_keys')
        .select(['created_at', 'response'])
        .where('user_id', '=', id)
        .execute();
      return rows.map(({ created_at, response }) => ({ created_at, response: parsed(response) }));
    },
  },
  // The words of the names and the address, which the profile has.
  person_words: null,
  // The keys are hashes.
  rate_limit_attempts: null,
  fact_reports: null,
  secrets: null,
  settings: null,
  invitations: null,
  // Secrets; the profile has the time when the second factor was turned on.
  second_factors: null,
  recovery_codes: null,
  jobs: null,
  yearly_counts: null,
  // The words of posts, which the export has as text.
  search_posts: null,
  search_terms: null,
};

export const exportedTables: readonly ExportedTable[] = Object.values(tables).flatMap((table) => table ?? []);
