import { mkdirSync } from 'node:fs';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, span } from '#server/core/clock.ts';
import { undefinedIfMissing } from '#server/core/files.ts';
import { newId } from '#server/core/id.ts';
import { type Email, type Mail, withDefaultHeaders } from './mail.ts';

async function compose(from: string, email: Email) {
  // Loaded on first use, because it takes a tenth of the server's memory.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return (await transport.sendMail(withDefaultHeaders(from, email))).message;
}

const emailLifetime = span(7, 'day');

/** Deletes emails that are older than a week. */
export async function sweepOutbox(folder: string, clock: Clock) {
  for (const name of (await readdir(folder).catch(undefinedIfMissing)) ?? []) {
    const path = join(folder, name);
    const found = await stat(path).catch(undefinedIfMissing);
    if (found && found.mtimeMs < clock.now().getTime() - emailLifetime) await rm(path, { force: true });
  }
}

export function createOutbox(folder: string, from: string): Mail {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    async send(email) {
      const path = join(folder, `${newId()}.eml`);
      // A rename at the end prevents reading an incomplete file.
      await writeFile(`${path}.part`, await compose(from, email), { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}
