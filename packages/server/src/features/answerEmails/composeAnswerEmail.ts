import { cleanLine } from '@settlement-help/contract';
import type { Selectable } from 'kysely';
import { timestampIn } from '#server/core/clock.ts';
import { textsFor } from '#server/core/texts.ts';
import { timeBetweenEmails } from '#server/db/forum/announceAnswer.ts';
import type { UsersTable } from '#server/db/tables.ts';
import { activeSuspension } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import { unsubscribeHeaders } from '#server/http/endpoints/unsubscribeLinks.ts';
import { composeEmail } from '#server/mail/composeEmail.ts';
import type { Email } from '#server/mail/mail.ts';
import { findNewAnswers, type NewAnswer, pendingAnswers, settleAnswers } from './pendingAnswers.ts';
import { findSetting, isWaiting } from './setting.ts';
import { unsubscribeLinks } from './unsubscribeLinks.ts';

const maxQuestions = 20;

/**
 * The followed questions with new answers; undefined if there are none. The subject is neutral, because others may see
 * it. `markSent` is called after the email was sent.
 */
export async function composeAnswerEmail(
  deps: Deps,
  user: Selectable<UsersTable>,
): Promise<{ email: Email; markSent: () => Promise<void> } | undefined> {
  const { db, clock } = deps;
  const setting = await findSetting(db.query, user.id);
  if (!setting) return undefined;
  const settle = (ids: readonly string[], earliestAt: string) =>
    db.transaction((tx) => settleAnswers(tx, user.id, { ids, earliestAt }));
  if (isWaiting(setting, clock)) {
    await settle([], setting.earliest_at);
    return undefined;
  }
  const ids = await pendingAnswers(db.query, user.id);
  const answers = activeSuspension(user, clock) ? [] : await findNewAnswers(db.query, user.id, ids);
  if (answers.length === 0) {
    await settle(ids, setting.earliest_at);
    return undefined;
  }
  return {
    email: await compose(deps, user, answers),
    markSent: () => settle(ids, timestampIn(clock, timeBetweenEmails)),
  };
}

async function compose(
  deps: Deps,
  { id, email: to, language }: Selectable<UsersTable>,
  answers: readonly NewAnswer[],
) {
  const texts = textsFor(language);
  const { subject, intro, question, more, stop } = texts.messages.answerEmail;
  const community = `${deps.config.publicUrl}/community`;
  // The first new answer of each question, because a map keeps the last of equal keys.
  const questions = [...new Map(answers.toReversed().map((answer) => [answer.question_id, answer])).values()];
  const listed = questions.toReversed().slice(0, maxQuestions);
  const left = questions.length - listed.length;
  const unsubscribeLink = await unsubscribeLinks.linkTo(deps, id);
  return composeEmail(texts, {
    to,
    subject,
    headers: unsubscribeHeaders(unsubscribeLink),
    paragraphs: [
      intro({ count: questions.length }),
      ...listed.map(({ answer_id, question_id, title }) => {
        const line = `- ${question({ title: plainTitle(title) })}`;
        return `${line}\n${community}/${question_id}#answer-${answer_id}`;
      }),
      ...(left > 0 ? [`${more({ count: left })}\n${community}`] : []),
      stop,
      unsubscribeLink,
    ],
  });
}

/** A title in one line, in which mail programs find no link or address: a word joiner interrupts it. */
const plainTitle = (title: string) => cleanLine(title).replaceAll(/(?<=\S)[.:/@](?=\S)/g, '$&\u2060');
