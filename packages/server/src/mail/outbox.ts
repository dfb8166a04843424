import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '#server/core/id.ts';
import { commonParts, type Letter, type Mail } from './mail.ts';

async function compose(from: string, letter: Letter) {
  // Loaded at the first letter: a server that sends none saves a tenth of its memory.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return (await transport.sendMail({ ...commonParts(from), ...letter })).message;
}

/** Writes each letter into a folder as an `.eml` file, which any mail program opens. */
export function createOutbox(folder: string, from: string): Mail {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    async send(letter) {
      const path = join(folder, `${newId()}.eml`);
      // Whoever watches the folder never sees half a letter.
      await writeFile(`${path}.part`, await compose(from, letter), { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}
