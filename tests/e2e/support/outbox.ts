import { expect } from '@playwright/test';
import { type Account, emailsTo } from '../../../tools/test-server/person.ts';
import type { ReleaseServer } from '../../../tools/test-server/startReleaseServer.ts';

/** Waits for an email with a link to `path` and returns the newest link. */
export async function waitForLink(
  server: ReleaseServer,
  account: Pick<Account, 'email'>,
  path: '/reset-password' | '/verify-email' | '/confirm-email' | '/take-back',
) {
  let link = '';
  await expect(() => {
    link =
      emailsTo(server, account)
        .join('\n')
        .match(new RegExp(`http\\S+${path}\\?token=\\S+`, 'g'))
        ?.pop() ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 5000, intervals: [50] });
  return link;
}

export const waitForResetLink = (server: ReleaseServer, account: Pick<Account, 'email'>) =>
  waitForLink(server, account, '/reset-password');
