import type { NewUser } from '@settlement-help/contract';
import { draftStorage } from '#app/lib/storage/draftStorage.ts';

interface IdempotentRequest {
  body: string;
  key: string;
}

const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const requestFor = (body: string, before: IdempotentRequest | null | undefined): IdempotentRequest =>
  before?.body === body ? before : { body, key: newKey() };

const uploads = new WeakMap<File, IdempotentRequest>();

/** The idempotency key of an upload. A file whose response was lost is stored once. */
export function uploadKey(file: File, name = '') {
  const request = requestFor(name, uploads.get(file));
  uploads.set(file, request);
  return request.key;
}

/** Posts `body` with a key that is kept until the post succeeds, also after a reload, so that a retry never posts twice. */
export async function postIdempotently<Posted>(
  userId: string,
  name: string,
  body: unknown,
  post: (idempotencyKey: string) => Promise<Posted>,
): Promise<Posted> {
  const stored = draftStorage.read<IdempotentRequest>(userId, `key:${name}`);
  const request = requestFor(JSON.stringify(body), stored);
  draftStorage.write(userId, `key:${name}`, request);
  const posted = await post(request.key);
  draftStorage.write(userId, `key:${name}`, null);
  return posted;
}

let registration: IdempotentRequest | null = null;

/** As `postIdempotently`, but the key is kept in memory only, because the body contains a password. */
export async function registerIdempotently(
  user: NewUser,
  post: (idempotencyKey: string) => Promise<unknown>,
) {
  registration = requestFor(JSON.stringify(user), registration);
  await post(registration.key);
  registration = null;
}
