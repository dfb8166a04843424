import { endpoints } from '@settlement-help/contract';
import * as z from 'zod/mini';
import { timestampIn } from '#server/core/clock.ts';
import { newId } from '#server/core/id.ts';
import type { Queries } from '#server/db/database.ts';
import { createIdempotency } from '#server/db/idempotency.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/http/problem.ts';
import { renameForType } from '#server/storage/contentTypes.ts';
import { findOwnDocument, insertDocument, requireDateOrder, requireSpace } from './queries.ts';
import { receiveFile } from './receiveFile.ts';

const Fields = z.omit(endpoints.replaceDocument.form, { file: true });

interface Replacement {
  userId: string;
  id: string;
  idempotencyKey: string | undefined;
}

async function getDocument(queries: Queries, { userId, id }: Replacement) {
  const document = await findOwnDocument(queries, userId, id);
  if (!document) throw notFound('Document');
  return document;
}

/** Gives a document a new file. One transaction moves the previous file to the bin, as a document with its own id. */
export async function replaceFile(deps: Deps, replacement: Replacement, request: Request) {
  const { userId, id, idempotencyKey: key } = replacement;
  await getDocument(deps.db.query, replacement);
  return receiveFile(deps, request, Fields, ({ name: _name, ...file }, fields) => {
    const { issued_on = null, expires_on = null } = fields;
    requireDateOrder({ issued_on, expires_on });
    const content = [endpoints.replaceDocument.path, id, issued_on, expires_on, file.sha256];
    return createIdempotency(deps)({ owner: userId, key, content }, async (tx) => {
      const before = await getDocument(tx, replacement);
      await requireSpace(tx, userId, file.size, deps.config.storagePerPerson);
      const name = renameForType(before, file.content_type);
      const row = await tx
        .updateTable('documents')
        .set({ ...file, name, issued_on, expires_on })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await insertDocument(tx, { ...before, id: newId(), deleted_at: timestampIn(deps.clock) });
      return row;
    });
  });
}
