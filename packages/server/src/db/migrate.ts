import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { OperatorError, ServiceUnavailableError } from '#server/core/errors.ts';
import { initial } from './migrations/0001_initial.ts';
import { forum } from './migrations/0002_forum.ts';
import { photos } from './migrations/0003_photos.ts';
import { idempotencyKeys } from './migrations/0004_idempotency_keys.ts';
import { jobs } from './migrations/0005_jobs.ts';
import { emails } from './migrations/0006_emails.ts';
import { postsByPerson } from './migrations/0007_posts_by_person.ts';
import { accountDeletion } from './migrations/0008_account_deletion.ts';
import { plan } from './migrations/0009_plan.ts';
import { attachedDocuments } from './migrations/0010_attached_documents.ts';
import { unseenAnswers } from './migrations/0011_unseen_answers.ts';
import { userLanguage } from './migrations/0012_user_language.ts';
import { moderation } from './migrations/0013_moderation.ts';
import { emailLanguage } from './migrations/0014_email_language.ts';
import { remindersOff } from './migrations/0015_reminders_off.ts';
import { plainNames } from './migrations/0016_plain_names.ts';
import { documentDetails } from './migrations/0017_document_details.ts';
import { search } from './migrations/0018_search.ts';
import { follows } from './migrations/0019_follows.ts';
import { answerEmails } from './migrations/0020_answer_emails.ts';
import { forumNames } from './migrations/0021_forum_names.ts';
import { postHistory } from './migrations/0022_post_history.ts';
import { verifiedEmails } from './migrations/0023_verified_emails.ts';
import { accountRecovery } from './migrations/0024_account_recovery.ts';
import { answerOrder } from './migrations/0025_answer_order.ts';
import { editedAnswers } from './migrations/0026_edited_answers.ts';
import { secondFactor } from './migrations/0027_second_factor.ts';
import { caseEvidence } from './migrations/0028_case_evidence.ts';
import { suspendedAddresses } from './migrations/0029_suspended_addresses.ts';
import { decisionLifetime } from './migrations/0030_decision_lifetime.ts';
import { settings } from './migrations/0031_settings.ts';
import { peopleSearch } from './migrations/0032_people_search.ts';
import { yearlyCounts } from './migrations/0033_yearly_counts.ts';
import { removedNames } from './migrations/0034_removed_names.ts';
import { newestPosts } from './migrations/0035_newest_posts.ts';
import type { Tables } from './tables.ts';

// The keys are stored in each migrated database and must never change.
export const migrations: Record<string, Migration> = {
  '0001_initial': { up: initial },
  '0002_forum': { up: forum },
  '0003_photos': { up: photos },
  '0004_idempotency_keys': { up: idempotencyKeys },
  '0005_chores': { up: jobs },
  '0006_letters': { up: emails },
  '0007_posts_by_person': { up: postsByPerson },
  '0008_leaving': { up: accountDeletion },
  '0009_plan': { up: plan },
  '0010_attached_documents': { up: attachedDocuments },
  '0011_unseen_answers': { up: unseenAnswers },
  '0012_user_language': { up: userLanguage },
  '0013_moderation': { up: moderation },
  '0014_email_language': { up: emailLanguage },
  '0015_reminders_off': { up: remindersOff },
  '0016_plain_names': { up: plainNames },
  '0017_document_details': { up: documentDetails },
  '0018_search': { up: search },
  '0019_follows': { up: follows },
  '0020_answer_emails': { up: answerEmails },
  '0021_forum_names': { up: forumNames },
  '0022_post_history': { up: postHistory },
  '0023_verified_emails': { up: verifiedEmails },
  '0024_account_recovery': { up: accountRecovery },
  '0025_answer_order': { up: answerOrder },
  '0026_edited_answers': { up: editedAnswers },
  '0027_second_factor': { up: secondFactor },
  '0028_case_evidence': { up: caseEvidence },
  '0029_suspended_addresses': { up: suspendedAddresses },
  '0030_decision_lifetime': { up: decisionLifetime },
  '0031_settings': { up: settings },
  '0032_people_search': { up: peopleSearch },
  '0033_yearly_counts': { up: yearlyCounts },
  '0034_removed_names': { up: removedNames },
  '0035_newest_posts': { up: newestPosts },
};

async function listApplied(kysely: Kysely<Tables>) {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(kysely);
  return rows.map(({ name }) => name);
}

export async function isCurrent(kysely: Kysely<Tables>) {
  const applied = new Set(await listApplied(kysely));
  const known = Object.keys(migrations);
  return applied.size === known.length && known.every((name) => applied.has(name));
}

/** Applies the missing migrations, each in its own transaction. Throws `OperatorError` for a database of a newer version. */
export async function migrate(kysely: Kysely<Tables>) {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof ServiceUnavailableError) throw error;
  // Fails in an empty database if the account may not create tables; `error` has the reason.
  const applied = error ? await listApplied(kysely).catch(() => []) : [];
  if (applied.some((name) => !(name in migrations))) {
    throw new OperatorError(
      'The database was changed by a newer version. Start that version, or restore a backup from before it.',
    );
  }
  if (error) throw new Error('The database could not be brought to the newest form', { cause: error });
}
