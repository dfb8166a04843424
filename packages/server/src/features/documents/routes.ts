import { endpoints } from '@settlement-help/contract';
import { create as contentDisposition } from 'content-disposition';
import { span } from '#server/core/clock.ts';
import { createRateLimit } from '#server/db/rateLimit.ts';
import type { Deps } from '#server/deps.ts';
import type { LinkSigner } from '#server/http/endpoints/downloadLinks.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { zipResponse } from '#server/http/endpoints/zipResponse.ts';
import { enforceLimit, HttpProblem, notFound } from '#server/http/problem.ts';
import { downloadNameOf, presentationOf } from '#server/storage/contentTypes.ts';
import { createArchive, findArchive, streamArchive } from './archives.ts';
import { eraseBin, listBin, moveToBin, restoreFromBin, toDeletedDocument } from './bin.ts';
import {
  findDocument,
  listDocuments,
  requireSpace,
  toDocument,
  totalBytes,
  updateDocument,
} from './queries.ts';
import { replaceFile } from './replaceFile.ts';
import { requireUnlockedStep } from './requireUnlockedStep.ts';
import { storeUpload } from './upload.ts';

const expiredLink = () =>
  new HttpProblem(404, 'expired_link', 'This link is not valid any more. Please open the document again.');

export function documentRoutes({ route }: Router, deps: Deps, links: LinkSigner) {
  const { db, storage, clock, config } = deps;
  const uploads = createRateLimit(deps, { name: 'document', max: 200, window: span(1, 'hour') });
  const archives = createRateLimit(deps, { name: 'archive', max: 60, window: span(1, 'hour') });

  const limitUploads = (userId: string) =>
    enforceLimit(
      uploads,
      userId,
      'too_many_uploads',
      'Too many documents in a short time. Please try again later.',
    );

  route(endpoints.uploadDocument, async ({ principal: { userId }, query, request, idempotencyKey }) => {
    await limitUploads(userId);
    const upload = { userId, stepId: query.settlement_step_id, idempotencyKey };
    const { same_as, ...row } = await storeUpload(deps, upload, request);
    return { ...toDocument(row, await links.load(userId)), same_as };
  });

  route(endpoints.listDocuments, async ({ principal: { userId } }) => {
    const signer = await links.load(userId);
    return (await listDocuments(db.query, userId)).map((row) => toDocument(row, signer));
  });

  route(endpoints.downloadDocument, async ({ params: { id }, query }) => {
    const document = await findDocument(db.query, id);
    const isValid =
      document && (await links.isValid(endpoints.downloadDocument, { id, userId: document.user_id }, query));
    const stream = isValid ? await storage.read(document.file_id) : undefined;
    if (!document || !stream) throw expiredLink();
    const type = presentationOf(document.content_type).inline ? 'inline' : 'attachment';
    return {
      stream,
      headers: {
        'Content-Type': document.content_type,
        'Content-Length': String(document.size),
        'Content-Disposition': contentDisposition(downloadNameOf(document), { type }),
        'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'Cache-Control': 'private, no-store',
      },
    };
  });

  // The bin is routed before `/{id}`, which would match its path too.
  route(endpoints.listBin, async ({ principal: { userId } }) => {
    const signer = await links.load(userId);
    return (await listBin(db.query, userId, clock)).map((row) => toDeletedDocument(row, signer));
  });

  route(endpoints.emptyBin, async ({ principal }) => {
    const files = await eraseBin(db.query, principal.userId);
    // In parallel, because each deletion waits if the bucket does not respond.
    await Promise.all(files.map((file) => storage.delete(file)));
  });

  route(endpoints.eraseDocument, async ({ params: { id }, principal }) => {
    const [file] = await eraseBin(db.query, principal.userId, id);
    if (file === undefined) throw notFound('Document');
    await storage.delete(file);
  });

  route(endpoints.createArchive, async ({ principal: { userId }, body }) => {
    await enforceLimit(
      archives,
      userId,
      'too_many_requests',
      'Too many downloads in a short time. Please try again later.',
    );
    const id = await createArchive(deps, userId, body.ids);
    return { download_url: (await links.load(userId)).linkTo(endpoints.downloadArchive, id) };
  });

  route(endpoints.downloadArchive, async ({ params: { id }, query }) => {
    const archive = await findArchive(db.query, id);
    if (!archive || !(await links.isValid(endpoints.downloadArchive, { id, userId: archive.user_id }, query)))
      throw expiredLink();
    return zipResponse('documents', streamArchive(deps, archive), clock.now());
  });

  route(endpoints.updateDocument, async ({ params, body, principal: { userId } }) => {
    const document = await db.transaction(async (tx) => {
      const stepId = body.settlement_step_id;
      if (typeof stepId === 'string') await requireUnlockedStep(tx, userId, stepId, clock.now());
      return updateDocument(tx, userId, params.id, body);
    });
    if (!document) throw notFound('Document');
    return toDocument(document, await links.load(userId));
  });

  route(endpoints.replaceDocument, async ({ params: { id }, principal, request, idempotencyKey }) => {
    const { userId } = principal;
    await limitUploads(userId);
    const document = await replaceFile(deps, { userId, id, idempotencyKey }, request);
    return toDocument(document, await links.load(userId));
  });

  route(endpoints.deleteDocument, async ({ params: { id }, principal }) => {
    if (!(await moveToBin(db.query, principal.userId, id, clock))) throw notFound('Document');
  });

  route(endpoints.restoreDocument, async ({ params: { id }, principal: { userId } }) => {
    const document = await db.transaction(async (tx) => {
      const restored = await restoreFromBin(tx, userId, id, clock);
      // The bin counts too, so this fails only after the operator lowered the limit.
      if (restored) await requireSpace(tx, userId, 0, config.storagePerPerson);
      return restored;
    });
    if (!document) throw notFound('Document');
    return toDocument(document, await links.load(userId));
  });

  route(endpoints.getStorage, async ({ principal }) => ({
    used: await totalBytes(db.query, principal.userId),
    limit: config.storagePerPerson,
  }));
}
