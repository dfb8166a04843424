import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { newId } from '#server/db/id.ts';
import type { Mail } from './mail.ts';

/** Writes each letter into a folder as an `.eml` file, which any mail program opens. */
export function createOutbox(folder: string, from: string): Mail {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(letter) {
      const { message } = await transport.sendMail({ from, ...letter });
      const path = join(folder, `${newId()}.eml`);
      // Whoever watches the folder never sees half a letter.
      await writeFile(`${path}.part`, message, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}
