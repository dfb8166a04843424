import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { TestServer } from '../../../tools/test-server/createTestServer.ts';
import type { Account } from '../../../tools/test-server/person.ts';

/** Returns the emails to an address, oldest first. */
export const emailsTo = ({ dataDir }: TestServer, { email }: Pick<Account, 'email'>) => {
  const outbox = join(dataDir, 'outbox');
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .filter((text) => text.includes(`To: ${email}`));
};

/** Waits for an email with a reset link and returns the newest link. */
export async function waitForResetLink(server: TestServer, account: Pick<Account, 'email'>) {
  let link = '';
  await expect(() => {
    link =
      emailsTo(server, account)
        .join('\n')
        .match(/http\S+\/reset-password\?token=\S+/g)
        ?.pop() ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 5000, intervals: [50] });
  return link;
}
