import { endpoints } from '@settlement-help/contract';
import * as z from 'zod/mini';
import { timestampIn } from '#server/core/clock.ts';
import type { Queries } from '#server/db/database.ts';
import { createIdempotency } from '#server/db/idempotency.ts';
import type { Deps } from '#server/deps.ts';
import { documentName } from '#server/storage/fileNames.ts';
import { findOwnDocument, findSameBytes, insertDocument, requireDateOrder, requireSpace } from './queries.ts';
import { receiveFile } from './receiveFile.ts';
import { requireUnlockedStep } from './requireUnlockedStep.ts';

// The file is already staged when the fields are parsed.
const Fields = z.omit(endpoints.uploadDocument.form, { file: true });

interface Upload {
  userId: string;
  stepId: string | undefined;
  idempotencyKey: string | undefined;
}

async function checkStep(queries: Queries, { userId, stepId }: Upload, now: Date) {
  if (stepId !== undefined) await requireUnlockedStep(queries, userId, stepId, now);
}

/** Stores a new document, and finds an older one with the same bytes. */
export async function storeUpload(deps: Deps, upload: Upload, request: Request) {
  const { userId, stepId, idempotencyKey: key } = upload;
  await checkStep(deps.db.query, upload, deps.clock.now());
  return receiveFile(deps, request, Fields, (file, fields) => {
    const { custom_name, kind = null, issued_on = null, expires_on = null } = fields;
    const details = { name: documentName(custom_name, file.name), kind, issued_on, expires_on };
    requireDateOrder(details);
    const content = [endpoints.uploadDocument.path, stepId, details, file.sha256];
    const work = async (tx: Queries) => {
      // A reset may have locked the step meanwhile.
      await checkStep(tx, upload, deps.clock.now());
      await requireSpace(tx, userId, file.size, deps.config.storagePerPerson);
      const same_as = await findSameBytes(tx, userId, file.sha256);
      const row = await insertDocument(tx, {
        ...file,
        ...details,
        id: file.file_id,
        user_id: userId,
        step_id: stepId ?? null,
        created_at: timestampIn(deps.clock),
      });
      return { ...row, same_as };
    };
    // If the document was deleted meanwhile, it is stored again.
    const exists = async (tx: Queries, { id }: { id: string }) =>
      (await findOwnDocument(tx, userId, id)) !== undefined;
    return createIdempotency(deps)({ owner: userId, key, content }, work, { exists });
  });
}
