import { open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { isDay, momentIn, NewSuspension } from '@settlement-help/contract';
import type { Selectable } from 'kysely';
import { loadEnvironment, readConfig } from '#server/core/config.ts';
import { InvalidInputError, OperatorError } from '#server/core/errors.ts';
import { plural } from '#server/core/plural.ts';
import type { Queries } from '#server/db/database.ts';
import type { UsersTable } from '#server/db/tables.ts';
import { activeSuspension, requireUserByEmail } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import { deleteUser } from '#server/features/auth/deleteUser.ts';
import { removeSecondFactor } from '#server/features/auth/secondFactor/secondFactor.ts';
import { createEmailQueue } from '#server/features/emails/emailQueue.ts';
import { queueSecurityEmail } from '#server/features/emails/queueSecurityEmail.ts';
import { makeArchive } from '#server/features/export/archive.ts';
import { logDecision } from '#server/features/moderation/decisions/decisions.ts';
import { deleteAccountOnRequest } from '#server/features/moderation/people/deleteAccountOnRequest.ts';
import { suspendPerson } from '#server/features/moderation/people/suspension.ts';
import { HttpProblem } from '#server/http/problem.ts';
import { emailComposers } from '#server/jobs/startJobs.ts';
import { deleteFiles } from '#server/storage/deleteFiles.ts';
import { readArguments, runCommand } from './support/command.ts';
import { withExistingDatabase } from './support/connect.ts';
import { openDeps } from './support/openDeps.ts';

const usage = `Usage: pnpm people find EMAIL
       pnpm people export EMAIL FILE.zip
       pnpm people suspend EMAIL --reason REASON --rule TEXT --facts TEXT [--until DAY] [--remove-days DAYS]
       pnpm people delete EMAIL
       pnpm people remove-second-factor EMAIL
REASON is one of ${NewSuspension.shape.reason.options.join(', ')}.
DAY is the last day of the suspension, such as 2026-12-31.`;

const options = {
  reason: { type: 'string' },
  rule: { type: 'string' },
  facts: { type: 'string' },
  until: { type: 'string' },
  'remove-days': { type: 'string', default: '0' },
} as const;

type User = Selectable<UsersTable>;

/** Writes to the permanent log of decisions, without a moderator. */
const logAccess = ({ db, clock }: Deps, { id }: User, action: 'view_account' | 'export_account') =>
  db.transaction((tx) => logDecision({ tx, clock, moderatorId: null }, { action, user_id: id }));

async function countRows(query: Queries, user: User) {
  const counts: string[] = [];
  for (const table of ['documents', 'questions', 'answers', 'sessions'] as const) {
    const { count } = await query
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    counts.push(`${table}: ${count}`);
  }
  const { count } = await query
    .selectFrom('email_queue')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('normalized_email', '=', user.normalized_email)
    .executeTakeFirstOrThrow();
  return [...counts, `waiting emails: ${count}`];
}

async function describeAccount(deps: Deps, user: User) {
  await logAccess(deps, user, 'view_account');
  const suspension = activeSuspension(user, deps.clock);
  return [
    `email: ${user.email}`,
    `id: ${user.id}`,
    `name: ${user.full_name}`,
    `destination: ${user.settlement_country ?? 'none'}`,
    `language: ${user.language ?? 'none'}`,
    `registered: ${user.created_at}`,
    `second factor: ${user.second_factor_at === null ? 'no' : `since ${user.second_factor_at}`}`,
    `moderator: ${user.is_moderator ? 'yes' : 'no'}`,
    `suspended: ${suspension ? `until ${suspension.until ?? 'it is lifted'}` : 'no'}`,
    ...(await countRows(deps.db.query, user)),
  ].join('\n');
}

async function createFile(path: string) {
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw exists ? new OperatorError(`${path} exists already.`) : error;
  }
}

async function exportData(deps: Deps, user: User, path: string) {
  const file = await createFile(path);
  try {
    await logAccess(deps, user, 'export_account');
    await pipeline(Readable.fromWeb(makeArchive(deps, user) as never), file.createWriteStream());
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
  return `Exported the data of ${user.email} to ${path}.`;
}

async function suspend(deps: Deps, user: User, suspension: NewSuspension) {
  const { db, clock } = deps;
  const { add: addEmail } = createEmailQueue(deps, emailComposers);
  const { removed } = await db.transaction((tx) =>
    suspendPerson({ tx, clock, addEmail, moderatorId: null }, user.id, suspension),
  );
  return `Suspended ${user.email} and removed ${plural(removed, 'post')}.`;
}

async function turnOffSecondFactor({ db, clock }: Deps, user: User) {
  if (user.second_factor_at === null) return `${user.email} has no second factor.`;
  await db.transaction(async (tx) => {
    await removeSecondFactor(tx, user.id);
    await logDecision({ tx, clock, moderatorId: null }, { action: 'remove_second_factor', user_id: user.id });
    await queueSecurityEmail(tx, clock, 'second_factor_off', user);
  });
  return `Removed the second factor of ${user.email}.`;
}

async function deleteAccount(deps: Deps, user: User) {
  const { db, clock } = deps;
  const { addDeletionEmail } = createEmailQueue(deps, emailComposers);
  const files = await db.transaction((tx) =>
    deleteAccountOnRequest({ tx, clock, moderatorId: null }, { deleteUser, addDeletionEmail }, user),
  );
  await deleteFiles(deps, files);
  return `Deleted the account of ${user.email} and ${plural(files.length, 'file')}.`;
}

// Both countries have the same time. A minute early, so that the shown date is the day itself.
const endOf = (day: string) => momentIn('Germany', `${day}T23:59`).toISOString();

function readSuspension(values: Record<string, string | undefined>) {
  const { reason, rule, facts, until, 'remove-days': days } = values;
  if (until !== undefined && !isDay(until)) return undefined;
  return NewSuspension.safeParse({
    reason,
    rule,
    facts,
    remove_days: Number(days),
    until: until === undefined ? null : endOf(until),
  }).data;
}

function readCommand() {
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [action, email, path] = positionals;
  if (email === undefined) return undefined;
  if (action === 'export' && path !== undefined && positionals.length === 3) {
    return { email, run: (deps: Deps, user: User) => exportData(deps, user, resolve(path)) };
  }
  if (positionals.length !== 2) return undefined;
  if (action === 'find') return { email, run: describeAccount };
  if (action === 'remove-second-factor') return { email, run: turnOffSecondFactor };
  if (action === 'delete') return { email, run: deleteAccount };
  const suspension = action === 'suspend' ? readSuspension(values) : undefined;
  return suspension && { email, run: (deps: Deps, user: User) => suspend(deps, user, suspension) };
}

runCommand(async () => {
  const { email, run } = readArguments(usage, readCommand);
  const config = readConfig(loadEnvironment());
  return withExistingDatabase(config, async (db) => {
    const user = await requireUserByEmail(db.query, email);
    const deps = await openDeps(config, { openDatabase: async () => db, logLevel: 'silent' });
    return run(deps, user).catch((error: unknown) => {
      const isRefused = error instanceof HttpProblem || error instanceof InvalidInputError;
      throw isRefused ? new OperatorError(error.message) : error;
    });
  });
});
