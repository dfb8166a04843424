import { join } from 'node:path';
import { outboxName } from '#server/core/dataDir.ts';
import { failureReason } from '#server/mail/failureReason.ts';
import { type Check, failure, ok, warning } from './check.ts';

export const checkMail: Check = async ({ mail, config }) => {
  if (!mail.connect) {
    const outbox = join(config.dataDir, outboxName);
    return warning(`No email is sent, because SMTP_URL is not set; each one is a file in ${outbox}.`);
  }
  try {
    await mail.connect();
    return ok('The mail server accepts connections.');
  } catch (error) {
    const reason = Object.values(failureReason(error)).filter(Boolean).join(' ');
    return failure(`The mail server of SMTP_URL accepts no connection (${reason}).`);
  }
};
