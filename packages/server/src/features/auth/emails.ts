import type { Texts } from '#server/core/texts.ts';
import { composeEmail } from '#server/mail/composeEmail.ts';

/** The email with the link that sets a new password. */
export function resetEmail(texts: Texts, { to, link }: { to: string; link: string }) {
  const { subject, intro, validity } = texts.messages.resetEmail;
  return composeEmail(texts, { to, subject, paragraphs: [intro, link, validity] });
}

/** The email that tells of a new password, so that nobody sets one unnoticed. */
export function passwordChangedEmail(texts: Texts, { to, home }: { to: string; home: string }) {
  const { subject, intro, ifNotYou } = texts.messages.passwordChangedEmail;
  return composeEmail(texts, { to, subject, paragraphs: [intro, ifNotYou({ home })] });
}

/** The email that tells of a deleted account: the last one that its address gets. */
export function accountDeletedEmail(texts: Texts, { to, home }: { to: string; home: string }) {
  const { subject, intro, comeBack, ifNotYou } = texts.messages.accountDeletedEmail;
  return composeEmail(texts, { to, subject, paragraphs: [intro, comeBack({ home }), ifNotYou] });
}
