import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { InvalidInputError } from '#server/core/errors.ts';
import { HttpProblem } from '#server/http/problem.ts';
import type { StagedFile, Storage } from '#server/storage/storage.ts';

// Beyond this much, nobody waits for the end of a form that is refused anyway.
const maxFormBytes = 200 * 1024 * 1024;

/** A form as it was sent; the bytes of its file are staged, and the reader of the form discards them. */
export interface Form {
  fields: Record<string, string>;
  file: { name: string; staged: StagedFile } | undefined;
}

interface FormOptions {
  storage: Storage;
  maxFileBytes: number;
}

const notAForm = () => new HttpProblem(400, 'The body is not a complete multipart form');

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
    if (bytes > maxFormBytes) throw new HttpProblem(413, 'The form is too large');
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
  // A stream that breaks before anyone reads it must not bring the process down; its reader hears of it too.
  source.on('error', () => undefined);
  let name = '';
  let staging: Promise<StagedFile> | undefined;

  parser.on('field', (field, value) => {
    fields[field] = value;
  });
  parser.on('file', (field, stream, filename) => {
    // Where the form ends within a file, an error comes out of it: unheard, it would bring the process down.
    stream.on('error', () => source.destroy(notAForm()));
    // A browser sends a file without bytes and name for a field in which none was chosen.
    if (field !== 'file' || filename === '') return void stream.resume();
    name = filename ?? '';
    staging = storage.stage(stream.pipe(source), maxFileBytes);
    // With nobody to take the file in, the form would wait for ever.
    staging.catch(() => stream.unpipe(source).resume());
  });

  let isCrowded = false;
  parser.on('filesLimit', () => {
    isCrowded = true;
  });

  const parsing = pipeline(Readable.from(counted(body)), parser);
  const [parsed] = await Promise.allSettled([parsing]);
  // Who sent two files must not take the second for stored.
  const whole = isCrowded ? notOneFile() : undefined;
  const problem = parsed.status === 'fulfilled' ? whole : asProblem(parsed.reason);
  if (problem) source.destroy(problem);
  // Why the file could not be taken in matters more than what became of the form for it.
  const staged = await staging;
  if (!problem) return { fields, file: staged && { name, staged } };
  await staged?.discard();
  throw problem;
}
