import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '#server/core/id.ts';
import { type Email, type Mail, withDefaultHeaders } from './mail.ts';

async function compose(from: string, email: Email) {
  // Loaded on first use, because it takes a tenth of the server's memory.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return (await transport.sendMail(withDefaultHeaders(from, email))).message;
}

export function createOutbox(folder: string, from: string): Mail {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    async send(email) {
      const path = join(folder, `${newId()}.eml`);
      // Renamed at the end, so that nobody reads an incomplete email.
      await writeFile(`${path}.part`, await compose(from, email), { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}
