import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { InvalidInputError } from '#server/core/errors.ts';
import { HttpProblem } from '#server/http/problem.ts';
import { FileTooLargeError, type StagedFile, type Storage } from '#server/storage/storage.ts';

const maxFormBytes = 200 * 1024 * 1024;

/** The file is staged; the caller discards it. */
export interface Form {
  fields: Record<string, string>;
  file: { name: string; staged: StagedFile } | undefined;
}

interface FormOptions {
  storage: Storage;
  maxFileBytes: number;
  tooLarge: HttpProblem;
}

const notAForm = () => new HttpProblem(400, 'invalid_form', 'The body is not a complete multipart form');

const notOneFile = () => new InvalidInputError({ path: 'file', message: 'Please send one file at a time' });

const asProblem = (error: unknown) => (error instanceof HttpProblem ? error : notAForm());

function createParser(request: Request) {
  try {
    return new Busboy({
      headers: { 'content-type': request.headers.get('Content-Type') ?? '' },
      limits: { files: 1, fields: 10, parts: 11, fieldSize: 8192, headerPairs: 20 },
    });
  } catch {
    throw notAForm();
  }
}

async function* counted(body: ReadableStream<Uint8Array>) {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxFormBytes) throw new HttpProblem(413, 'body_too_large', 'The form is too large');
    yield chunk;
  }
}

/** Parses a multipart form. The file streams to the storage and is never in memory. */
export async function readForm(
  request: Request,
  { storage, maxFileBytes, tooLarge }: FormOptions,
): Promise<Form> {
  const parser = createParser(request);
  const { body } = request;
  if (!body) throw notAForm();

  const fields: Form['fields'] = Object.create(null);
  const source = new PassThrough();
  // An unhandled error would end the process.
  source.on('error', () => undefined);
  let name = '';
  let staging: Promise<StagedFile> | undefined;

  parser.on('field', (field, value) => {
    fields[field] = value;
  });
  parser.on('file', (field, stream, filename) => {
    // A form that ends within a file emits an error, which would end the process if unhandled.
    stream.on('error', () => source.destroy(notAForm()));
    // Browsers send an empty file without a name if none was chosen.
    if (field !== 'file' || filename === '') return void stream.resume();
    name = filename ?? '';
    staging = storage.stage(stream.pipe(source), maxFileBytes);
    // The parser would wait for an unread file forever.
    staging.catch(() => stream.unpipe(source).resume());
  });

  let isCrowded = false;
  parser.on('filesLimit', () => {
    isCrowded = true;
  });

  const parsing = pipeline(Readable.from(counted(body)), parser);
  const [parsed] = await Promise.allSettled([parsing]);
  // The client must not assume that a second file was stored.
  const whole = isCrowded ? notOneFile() : undefined;
  const problem = parsed.status === 'fulfilled' ? whole : asProblem(parsed.reason);
  if (problem) source.destroy(problem);
  // An error of the file explains the error of the form.
  const staged = await staging?.catch((error: unknown) => {
    throw error instanceof FileTooLargeError ? tooLarge : error;
  });
  if (!problem) return { fields, file: staged && { name, staged } };
  await staged?.discard();
  throw problem;
}
