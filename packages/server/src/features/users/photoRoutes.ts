import { Readable } from 'node:stream';
import { endpoints, limits } from '@settlement-help/contract';
import { span, timestampIn } from '#server/core/clock.ts';
import { InvalidInputError } from '#server/core/errors.ts';
import { newToken } from '#server/core/tokens.ts';
import type { Queries } from '#server/db/database.ts';
import { createIdempotency } from '#server/db/idempotency.ts';
import { createRateLimit } from '#server/db/rateLimit.ts';
import { findPhoto, findShownPhoto, insertPhoto, photoPath } from '#server/db/users/photos.ts';
import type { Deps } from '#server/deps.ts';
import { readForm } from '#server/http/endpoints/multipartForm.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { resourcePolicy } from '#server/http/middleware/cors.ts';
import { enforceLimit, HttpProblem, notFound } from '#server/http/problem.ts';
import { insertFileRow } from '#server/storage/insertFileRow.ts';
import { encodePhoto, photoType } from './photo.ts';

const tooLarge = new HttpProblem(413, 'photo_too_large', 'File size must be less than 5MB');

async function storePhoto(deps: Deps, owner: string, key: string | undefined, request: Request) {
  const { file } = await readForm(request, {
    storage: deps.storage,
    maxFileBytes: limits.photo.maxBytes,
    tooLarge,
  });
  if (!file)
    throw new InvalidInputError({ path: 'file', code: 'no_file', message: 'Please select an image file' });
  try {
    const photo = await encodePhoto(file.staged.path);
    const staged = await deps.storage.stage(Readable.from([photo]), photo.byteLength);
    const id = newToken();
    await staged.store(id).finally(staged.discard);
    const idempotent = { owner, key, content: [endpoints.uploadProfilePhoto.path, file.staged.sha256] };
    const work = async (tx: Queries) => {
      const created_at = timestampIn(deps.clock);
      await insertPhoto(tx, { id, user_id: owner, size: staged.size, created_at });
      return id;
    };
    const exists = async (tx: Queries, before: string) => (await findPhoto(tx, before)) !== undefined;
    const write = () => createIdempotency(deps)(idempotent, work, { exists });
    const kept = await insertFileRow(deps.storage, id, write, (key) => key);
    return { profile_photo: photoPath(kept) };
  } finally {
    await file.staged.discard();
  }
}

export function photoRoutes({ route }: Router, deps: Deps) {
  const { db, storage, config } = deps;
  const uploads = createRateLimit(deps, { name: 'photo', max: 60, window: span(1, 'hour') });
  // Other origins may embed photos only if CORS allows them.
  const policy = resourcePolicy(config.corsOrigins);

  route(endpoints.uploadProfilePhoto, async ({ principal: { userId }, request, idempotencyKey: key }) => {
    await enforceLimit(
      uploads,
      userId,
      'too_many_uploads',
      'Too many photos in a short time. Please try again later.',
    );
    return storePhoto(deps, userId, key, request);
  });

  route(endpoints.getPhoto, async ({ params: { id } }) => {
    const photo = await findShownPhoto(db.query, id);
    const stream = photo && (await storage.read(photo.id));
    if (!stream) throw notFound('Photo');
    return {
      stream,
      headers: {
        'Content-Type': photoType,
        'Content-Length': String(photo.size),
        'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'Cross-Origin-Resource-Policy': policy,
        // Short, because others may use this computer later.
        'Cache-Control': 'private, max-age=600, must-revalidate',
      },
    };
  });
}
