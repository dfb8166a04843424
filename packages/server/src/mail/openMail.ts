import { join } from 'node:path';
import type { Config } from '#server/core/config.ts';
import { outboxName } from '#server/core/dataDir.ts';
import type { Mail } from './mail.ts';
import { createOutbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';

/** The mail server of the settings, else the outbox in the data folder. */
export const openMail = ({ smtpUrl, mailFrom, dataDir }: Config): Mail =>
  smtpUrl ? createSmtp(smtpUrl, mailFrom) : createOutbox(join(dataDir, outboxName), mailFrom);
