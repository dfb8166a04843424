import fc, { type Arbitrary } from 'fast-check';
import { samples } from '../support/samples.ts';
import { oddText } from './values.ts';

interface Sent {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

const fileBytes: Arbitrary<Uint8Array> = fc.oneof(
  fc.constantFrom(...Object.values(samples).filter(({ length }) => length < 100_000)),
  fc.uint8Array({ maxLength: 300 }),
);

const ending = fc.constantFrom('.pdf', '.jpg', '.png', '.doc', '.docx', '.exe', '');

const part = fc
  .record({
    field: fc.oneof(
      { weight: 5, arbitrary: fc.constant('file') },
      fc.constantFrom('custom_name', 'x', '__proto__'),
    ),
    name: fc.oneof(
      fc.constant('letter'),
      oddText.map((text) => text.slice(0, 400)),
    ),
    ending,
    type: fc.constantFrom('', 'Content-Type: application/pdf\r\n', 'Content-Type: ;\r\n', 'Junk\r\n'),
    content: fileBytes,
    isFile: fc.boolean(),
  })
  .map(({ field, name, ending: end, type, content, isFile }) => {
    const file = isFile ? `; filename="${name.replaceAll(/["\r\n]/g, '_')}${end}"` : '';
    const head = `--x\r\nContent-Disposition: form-data; name="${field}"${file}\r\n${type}\r\n`;
    return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
  });

const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('multipart/form-data; boundary=x') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'multipart/form-data',
      'multipart/form-data; boundary=',
      `multipart/form-data; boundary=${'y'.repeat(300)}`,
      'application/json',
      'multipart/mixed; boundary=x',
    ),
  },
);

/** Multipart forms: whole ones, cut ones, and bytes that never were one. */
export const formBody: Arbitrary<Sent> = fc
  .record({
    parts: fc.array(part, { maxLength: 14 }),
    end: fc.constantFrom('--x--\r\n', '--x--', '', '--x', '--'),
    noise: fc.option(fc.uint8Array({ maxLength: 200 }), { freq: 8 }),
    type: contentType,
  })
  .map(({ parts, end, noise, type }) => ({
    body: new Uint8Array(noise ?? Buffer.concat([...parts, Buffer.from(end)])),
    headers: { 'Content-Type': type },
  }));
