import type { Texts } from '#server/core/texts.ts';
import { composeEmail } from '#server/mail/composeEmail.ts';

export function resetEmail(texts: Texts, { to, link }: { to: string; link: string }) {
  const { subject, intro, validity } = texts.messages.resetEmail;
  return composeEmail(texts, { to, subject, paragraphs: [intro, link, validity] });
}

export function passwordChangedEmail(texts: Texts, { to, home }: { to: string; home: string }) {
  const { subject, intro, ifNotYou } = texts.messages.passwordChangedEmail;
  return composeEmail(texts, { to, subject, paragraphs: [intro, ifNotYou({ home })] });
}

export function accountDeletedEmail(texts: Texts, { to, home }: { to: string; home: string }) {
  const { subject, intro, comeBack, ifNotYou } = texts.messages.accountDeletedEmail;
  return composeEmail(texts, { to, subject, paragraphs: [intro, comeBack({ home }), ifNotYou] });
}
