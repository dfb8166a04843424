import { endpoints } from '@settlement-help/contract';
import type { Person } from './person.ts';

/** A small valid PDF. */
export const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
});

/** A grey square of 8 × 8 pixels. */
export const png = (name = 'me.png') => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAMAAADz0U65AAAAA1BMVEWIiIhYZW6zAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgoA4AAABIAAF7pRHIAAAAAElFTkSuQmCC',
    'base64',
  ),
});

/** The header of an iPhone photo, which the server refuses. */
export const heic = (name: string) => ({
  name,
  mimeType: 'image/heic',
  buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
});

/** Uploads a document with fetch, because the upload of the client needs a browser. */
export async function uploadDocument({ url, token }: Person, { name, buffer }: ReturnType<typeof pdf>) {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(buffer)], name));
  const { method, path } = endpoints.uploadDocument;
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${url}${path}`, { method, headers, body });
  if (!response.ok) throw new Error(`The document was not stored: ${response.status}`);
}
