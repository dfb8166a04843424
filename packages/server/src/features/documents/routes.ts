import { endpoints } from '@settlement-help/contract';
import { create as contentDisposition } from 'content-disposition';
import { span } from '#server/core/clock.ts';
import { createRateLimit } from '#server/db/rateLimit.ts';
import type { Deps } from '#server/deps.ts';
import type { LinkSigner } from '#server/http/endpoints/downloadLinks.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { enforceLimit, HttpProblem, notFound } from '#server/http/problem.ts';
import { presentationOf } from '#server/storage/fileKinds.ts';
import { downloadName } from '#server/storage/fileNames.ts';
import { attachDocument, deleteDocument, findDocument, listDocuments, toDocument } from './queries.ts';
import { requireUnlockedStep } from './requireUnlockedStep.ts';
import { storeUpload } from './upload.ts';

const expiredLink = () =>
  new HttpProblem(404, 'expired_link', 'This link is not valid any more. Please open the document again.');

export function documentRoutes({ route }: Router, deps: Deps, links: LinkSigner) {
  const { db, storage, clock } = deps;
  const uploads = createRateLimit(deps, { name: 'document', max: 200, window: span(1, 'hour') });

  route(endpoints.uploadDocument, async ({ principal: { userId }, query, request, idempotencyKey }) => {
    await enforceLimit(
      uploads,
      userId,
      'too_many_uploads',
      'Too many documents in a short time. Please try again later.',
    );
    const upload = { userId, stepId: query.settlement_step_id, idempotencyKey };
    return toDocument(await storeUpload(deps, upload, request), await links.load());
  });

  route(endpoints.listDocuments, async ({ principal }) => {
    const signer = await links.load();
    return (await listDocuments(db.query, principal.userId)).map((row) => toDocument(row, signer));
  });

  route(endpoints.downloadDocument, async ({ params: { id }, query }) => {
    const document = (await links.isValid(endpoints.downloadDocument, id, query))
      ? await findDocument(db.query, id)
      : undefined;
    const stream = document && (await storage.read(id));
    if (!stream) throw expiredLink();
    const { extensions, inline } = presentationOf(document.content_type);
    const name = downloadName(document.name, extensions);
    return {
      stream,
      headers: {
        'Content-Type': document.content_type,
        'Content-Length': String(document.size),
        'Content-Disposition': contentDisposition(name, { type: inline ? 'inline' : 'attachment' }),
        'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'Cache-Control': 'private, no-store',
      },
    };
  });

  route(endpoints.updateDocument, async ({ params, body, principal: { userId } }) => {
    const document = await db.transaction(async (tx) => {
      const { settlement_step_id: stepId } = body;
      if (stepId !== null) await requireUnlockedStep(tx, userId, stepId, clock.now());
      return attachDocument(tx, userId, params.id, stepId);
    });
    if (!document) throw notFound('Document');
    return toDocument(document, await links.load());
  });

  route(endpoints.deleteDocument, async ({ params: { id }, principal }) => {
    if (!(await deleteDocument(db.query, principal.userId, id))) throw notFound('Document');
    await storage.delete(id);
  });
}
