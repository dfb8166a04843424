import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { InvalidInputError } from '#server/core/errors.ts';
import { HttpProblem } from '#server/http/problem.ts';
import type { StagedFile, Storage } from '#server/storage/storage.ts';

// A refused form is read no further than this.
const maxFormBytes = 200 * 1024 * 1024;

/** A parsed form; its file is staged, and the handler discards it. */
export interface Form {
  fields: Record<string, string>;
  file: { name: string; staged: StagedFile } | undefined;
}

interface FormOptions {
  storage: Storage;
  maxFileBytes: number;
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

/** Reads a multipart form piece by piece: the file named `file` goes to the storage and never into memory. */
export async function readForm(request: Request, { storage, maxFileBytes }: FormOptions): Promise<Form> {
  const parser = createParser(request);
  const { body } = request;
  if (!body) throw notAForm();

  const fields: Form['fields'] = Object.create(null);
  const source = new PassThrough();
  // Without a listener an error before the first read would end the process; the reader gets it too.
  source.on('error', () => undefined);
  let name = '';
  let staging: Promise<StagedFile> | undefined;

  parser.on('field', (field, value) => {
    fields[field] = value;
  });
  parser.on('file', (field, stream, filename) => {
    // A form that ends within a file emits an error, which would end the process without a listener.
    stream.on('error', () => source.destroy(notAForm()));
    // A browser sends an empty file without a name where none was chosen.
    if (field !== 'file' || filename === '') return void stream.resume();
    name = filename ?? '';
    staging = storage.stage(stream.pipe(source), maxFileBytes);
    // The parser would wait forever for a file that nobody reads.
    staging.catch(() => stream.unpipe(source).resume());
  });

  let isCrowded = false;
  parser.on('filesLimit', () => {
    isCrowded = true;
  });

  const parsing = pipeline(Readable.from(counted(body)), parser);
  const [parsed] = await Promise.allSettled([parsing]);
  // The client must not believe that a second file was stored.
  const whole = isCrowded ? notOneFile() : undefined;
  const problem = parsed.status === 'fulfilled' ? whole : asProblem(parsed.reason);
  if (problem) source.destroy(problem);
  // The error of the file explains that of the form.
  const staged = await staging;
  if (!problem) return { fields, file: staged && { name, staged } };
  await staged?.discard();
  throw problem;
}
