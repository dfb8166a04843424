import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const bytesOf = (text: string, encoding: string) =>
  encoding.toLowerCase().startsWith('b')
    ? Buffer.from(text, 'base64')
    : Buffer.from(
        text
          .replaceAll('=\r\n', '')
          .replace(/=([\dA-F]{2})/g, (_, byte) => String.fromCharCode(Number.parseInt(byte, 16))),
        'latin1',
      );

/** Decodes the words of a header that are not ASCII (RFC 2047). */
const decodeHeader = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, encoding, text) =>
      bytesOf(encoding.toLowerCase() === 'q' ? text.replaceAll('_', ' ') : text, encoding).toString('latin1'),
    );

/** Reads an `.eml` file of the outbox as an email program does. */
export function parseEmail(raw: string) {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]/g, ' ').split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
  const encoding = headers['Content-Transfer-Encoding'] ?? '';
  const body = rest.join('\r\n\r\n');
  return {
    raw,
    headers: headers as Record<string, string>,
    subject: Buffer.from(decodeHeader(headers.Subject ?? ''), 'latin1').toString(),
    text: (/^[78]bit$/.test(encoding) ? body : bytesOf(body, encoding).toString()).replaceAll('\r\n', '\n'),
  };
}

/** The emails of an outbox, oldest first. */
export async function readEmails(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return files.map(parseEmail);
}
