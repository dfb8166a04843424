import type { Selectable } from 'kysely';
import { type Texts, textsFor } from '#server/core/texts.ts';
import type { DecisionsTable, EmailQueueTable, UsersTable } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { composeEmail } from '#server/mail/composeEmail.ts';
import type { Email } from '#server/mail/mail.ts';
import { findPost, isPostKind } from '../posts/posts.ts';

type Messages = Texts['messages']['moderationEmail'];
type Decision = Selectable<DecisionsTable>;

function describeDecision(messages: Messages, { action, post_kind, post_count, until }: Decision) {
  if (action === 'hide' || action === 'remove' || action === 'restore') {
    return messages[action]({ post: post_kind ?? 'several', count: post_count });
  }
  if (action === 'lift') return messages.lift;
  if (action === 'export_account') return messages.exported;
  return until === null ? messages.suspendForGood : messages.suspend({ until: until.slice(0, 10) });
}

const maxExcerpt = 100;

/** The title of a question, or the beginning of an answer, in one line. */
function excerptOf({ title, content }: { title: string | null; content: string | null }) {
  const text = (title ?? content ?? '').replaceAll(/\s+/g, ' ');
  return text.length > maxExcerpt ? `${text.slice(0, maxExcerpt).toWellFormed().trimEnd()}…` : text;
}

/** The statement of reasons (Digital Services Act, Art. 17). */
function groundsOf(messages: Messages, { action, reason, rule, facts }: Decision) {
  if (action === 'export_account') return [messages.exportReason({ facts: facts ?? '' })];
  if (!reason) return [];
  const grounds = [
    messages.reason({ reason }),
    messages.rule({ rule: rule ?? '' }),
    messages.facts({ facts: facts ?? '' }),
    messages.byPerson,
  ];
  return [grounds.join('\n')];
}

function outcomeOf({ outcome }: Messages, { action }: Decision) {
  if (action === 'dismiss' || action === 'restore') return outcome.left;
  if (action === 'remove' || action === 'grant' || action === 'reject') return outcome[action];
  return undefined;
}

export async function composeModerationEmail(
  { db, config }: Deps,
  { kind, subject_id }: Selectable<EmailQueueTable>,
  { email: to, language }: Selectable<UsersTable>,
): Promise<Email | undefined> {
  const id = subject_id ?? '';
  const texts = textsFor(language);
  const messages = texts.messages.moderationEmail;
  const compose = (subject: string, paragraphs: readonly string[]) =>
    composeEmail(texts, { to, subject, paragraphs });
  if (kind === 'report') {
    const report = await db.query
      .selectFrom('reports')
      .select('number')
      .where('id', '=', id)
      .executeTakeFirst();
    return (
      report && compose(messages.reportSubject(report), [messages.reported(report), messages.reportNext])
    );
  }
  const decision = await db.query.selectFrom('decisions').selectAll().where('id', '=', id).executeTakeFirst();
  if (!decision) return undefined;
  if (kind === 'outcome') {
    const outcome = outcomeOf(messages, decision);
    return outcome === undefined ? undefined : compose(messages.outcomeSubject, [outcome]);
  }
  const post =
    isPostKind(decision.post_kind) && (await findPost(db.query, decision.post_kind, decision.post_id ?? ''));
  const objection = [messages.object({ profile: `${config.publicUrl}/profile` }), messages.court].join('\n');
  return compose(messages.decisionSubject, [
    describeDecision(messages, decision),
    ...(post ? [messages.post({ excerpt: excerptOf(post) })] : []),
    ...groundsOf(messages, decision),
    ...(decision.reason ? [objection] : []),
  ]);
}
