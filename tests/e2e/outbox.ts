import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Person } from './person.ts';
import type { RunningServer } from './server.ts';

/** The link of the newest letter to this person, out of the outbox. */
function linkIn({ dataDir }: RunningServer, { email }: Pick<Person, 'email'>) {
  const outbox = join(dataDir, 'outbox');
  const letters = readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='));
  const link = letters
    .filter((letter) => letter.includes(`To: ${email}`))
    .join('\n')
    .match(/http\S+\/reset-password\?token=\S+/g)
    ?.pop();
  if (!link) throw new Error(`There is no letter to ${email} yet.`);
  return link;
}

export const waitForLink = (server: RunningServer, person: Pick<Person, 'email'>) =>
  vi.waitFor(() => linkIn(server, person), { timeout: 5000, interval: 50 });
