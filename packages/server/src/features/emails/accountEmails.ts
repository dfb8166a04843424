import type { Selectable } from 'kysely';
import { isolate, type Texts } from '#server/core/texts.ts';
import type { KnownBrowsersTable } from '#server/db/tables.ts';
import { composeEmail } from '#server/mail/composeEmail.ts';
import type { SecurityEmailKind } from './queueSecurityEmail.ts';

export function resetEmail(texts: Texts, { to, link }: { to: string; link: string }) {
  const { subject, intro, validity } = texts.messages.resetEmail;
  return composeEmail(texts, { to, subject, paragraphs: [intro, link, validity] });
}

export function verificationEmail(texts: Texts, { to, link }: { to: string; link: string }) {
  const { subject, intro, validity } = texts.messages.verificationEmail;
  return composeEmail(texts, { to, subject, paragraphs: [intro, link, validity] });
}

export function newAddressEmail(texts: Texts, { to, link }: { to: string; link: string }) {
  const { subject, intro, validity } = texts.messages.newAddressEmail;
  return composeEmail(texts, { to, subject, paragraphs: [intro, link, validity] });
}

type Browser = Pick<Selectable<KnownBrowsersTable>, 'browser' | 'system'>;

interface SecurityEmail {
  to: string;
  /** Takes the account back. */
  link: string;
  browser?: Browser | undefined;
}

/** Does not name a new address, which may be a secret from the people who read the old one. */
export function securityEmail(texts: Texts, kind: SecurityEmailKind, { to, link, browser }: SecurityEmail) {
  const { passwordChangedEmail, securityEmail: messages } = texts.messages;
  const subjects: Record<SecurityEmailKind, string> = {
    changed: passwordChangedEmail.subject,
    change_requested: messages.changeRequestedSubject,
    email_changed: messages.emailChangedSubject,
    new_browser: messages.newBrowserSubject,
    exported: messages.exportedSubject,
    sessions_ended: messages.sessionsEndedSubject,
    second_factor_on: messages.secondFactorOnSubject,
    second_factor_off: messages.secondFactorOffSubject,
  };
  const intros: Record<SecurityEmailKind, string> = {
    changed: passwordChangedEmail.intro,
    change_requested: messages.changeRequested,
    email_changed: messages.emailChanged,
    new_browser: messages.newBrowser({ browser: nameOf(texts, browser) }),
    exported: messages.exported,
    sessions_ended: messages.sessionsEnded,
    second_factor_on: messages.secondFactorOn,
    second_factor_off: messages.secondFactorOff,
  };
  return composeEmail(texts, {
    to,
    subject: subjects[kind],
    paragraphs: [intros[kind], messages.takeBack, link],
  });
}

function nameOf(texts: Texts, device: Browser | undefined) {
  const { browserOnSystem, unknownBrowser } = texts.messages.securityEmail;
  const browser = device?.browser ? isolate(texts, device.browser) : unknownBrowser;
  return device?.system ? browserOnSystem({ browser, system: isolate(texts, device.system) }) : browser;
}

export function accountDeletedEmail(texts: Texts, { to, home }: { to: string; home: string }) {
  const { subject, intro, comeBack, ifNotYou } = texts.messages.accountDeletedEmail;
  return composeEmail(texts, { to, subject, paragraphs: [intro, comeBack({ home }), ifNotYou] });
}
