import { endpoints, limits } from '@settlement-help/contract';
import * as z from 'zod/mini';
import { timestampIn } from '#server/core/clock.ts';
import { InvalidInputError } from '#server/core/errors.ts';
import { newId } from '#server/core/id.ts';
import type { Queries } from '#server/db/database.ts';
import { createIdempotency } from '#server/db/idempotency.ts';
import { scaleLimit } from '#server/db/rateLimit.ts';
import type { Deps } from '#server/deps.ts';
import { type Form, readForm } from '#server/http/endpoints/multipartForm.ts';
import { validate } from '#server/http/endpoints/validation.ts';
import { HttpProblem } from '#server/http/problem.ts';
import { cleanFileName, documentName } from '#server/storage/fileNames.ts';
import { insertFileRow } from '#server/storage/insertFileRow.ts';
import { detectContentType } from './fileTypes.ts';
import { findDocument, insertDocument, totalBytes } from './queries.ts';
import { requireUnlockedStep } from './requireUnlockedStep.ts';

// The file is already staged when the fields are parsed.
const Fields = z.omit(endpoints.uploadDocument.form, { file: true });

interface Upload {
  userId: string;
  stepId: string | undefined;
  idempotencyKey: string | undefined;
}

async function checkUpload(queries: Queries, { userId, stepId }: Upload, now: Date) {
  if (stepId !== undefined) await requireUnlockedStep(queries, userId, stepId, now);
}

const maxBytesPerUser = 1024 ** 3;

async function requireSpace(tx: Queries, { userId }: Upload, size: number, max: number) {
  if ((await totalBytes(tx, userId)) + size <= max) return;
  const megabytes = Math.floor(max / 1024 ** 2);
  throw new HttpProblem(
    413,
    'storage_full',
    `Your documents may take ${megabytes} MB altogether. Please delete some you no longer need.`,
  );
}

const tooLarge = new HttpProblem(413, 'document_too_large', 'File size must be at most 10MB');

async function store(deps: Deps, upload: Upload, { fields, file }: Form) {
  const { custom_name, file_name } = validate(Fields, fields);
  if (!file) throw new InvalidInputError({ path: 'file', code: 'no_file', message: 'Please select a file' });
  const { staged } = file;
  if (staged.size === 0) throw new HttpProblem(400, 'empty_file', 'The file is empty');
  const content = await detectContentType({
    name: cleanFileName(file_name || file.name),
    path: staged.path,
  });
  const id = newId();
  const name = documentName(custom_name, content.name);
  const { userId: owner, stepId, idempotencyKey: key } = upload;
  const idempotent = { owner, key, content: [endpoints.uploadDocument.path, stepId, name, staged.sha256] };
  await staged.store(id);
  // If the document was deleted meanwhile, it is stored again.
  const exists = async (tx: Queries, before: { id: string }) =>
    (await findDocument(tx, before.id)) !== undefined;
  const work = async (tx: Queries) => {
    // A reset may have locked the step meanwhile.
    await checkUpload(tx, upload, deps.clock.now());
    await requireSpace(tx, upload, staged.size, scaleLimit(deps.config, maxBytesPerUser));
    return insertDocument(tx, {
      id,
      user_id: upload.userId,
      step_id: upload.stepId ?? null,
      name,
      content_type: content.contentType,
      size: staged.size,
      sha256: staged.sha256,
      created_at: timestampIn(deps.clock),
    });
  };
  const write = () => createIdempotency(deps)(idempotent, work, { exists });
  return insertFileRow(deps.storage, id, write, (row) => row.id);
}

/** Stores the file before its row, so that no row lacks its file. */
export async function storeUpload(deps: Deps, upload: Upload, request: Request) {
  await checkUpload(deps.db.query, upload, deps.clock.now());
  const form = await readForm(request, {
    storage: deps.storage,
    maxFileBytes: limits.document.maxBytes,
    tooLarge,
  });
  try {
    return await store(deps, upload, form);
  } finally {
    await form.file?.staged.discard();
  }
}
