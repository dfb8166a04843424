import { limits } from '@settlement-help/contract';
import type * as z from 'zod/mini';
import { InvalidInputError } from '#server/core/errors.ts';
import { newId } from '#server/core/id.ts';
import type { Deps } from '#server/deps.ts';
import { readForm } from '#server/http/endpoints/multipartForm.ts';
import { validate } from '#server/http/endpoints/validation.ts';
import { HttpProblem } from '#server/http/problem.ts';
import { cleanFileName } from '#server/storage/fileNames.ts';
import { insertFileRow } from '#server/storage/insertFileRow.ts';
import type { StagedFile } from '#server/storage/storage.ts';
import { detectContentType } from './detectContentType.ts';
import type { DocumentRow } from './queries.ts';

/** The columns of a stored file. */
export type ReceivedFile = Pick<DocumentRow, 'file_id' | 'name' | 'content_type' | 'size' | 'sha256'>;

const tooLarge = new HttpProblem(413, 'document_too_large', 'File size must be at most 10MB');

async function inspectFile({ path, size, sha256 }: StagedFile, name: string): Promise<ReceivedFile> {
  if (size === 0) throw new HttpProblem(400, 'empty_file', 'The file is empty');
  const content = await detectContentType({ name: cleanFileName(name), path });
  return { file_id: newId(), name: content.name, content_type: content.contentType, size, sha256 };
}

/**
 * Reads a form with a file, checks and stores the file, and calls `write`, which inserts its row. The file is stored
 * first, so that no row lacks its file.
 */
export async function receiveFile<
  Fields extends z.ZodMiniType<{ file_name?: string | undefined }>,
  Row extends { file_id: string },
>(
  { storage }: Deps,
  request: Request,
  Fields: Fields,
  write: (file: ReceivedFile, fields: z.output<Fields>) => Promise<Row>,
) {
  const form = await readForm(request, { storage, maxFileBytes: limits.document.maxBytes, tooLarge });
  try {
    const fields = validate(Fields, form.fields);
    if (!form.file)
      throw new InvalidInputError({ path: 'file', code: 'no_file', message: 'Please select a file' });
    const { staged } = form.file;
    const file = await inspectFile(staged, fields.file_name || form.file.name);
    await staged.store(file.file_id);
    return await insertFileRow(
      storage,
      file.file_id,
      () => write(file, fields),
      (row) => row.file_id,
    );
  } finally {
    await form.file?.staged.discard();
  }
}
