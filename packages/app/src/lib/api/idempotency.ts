import type { NewUser } from '@settlement-help/contract';
import { draftStorage } from '#app/lib/storage/draftStorage.ts';

/** A request that may be sent again: it keeps its key as long as its body stays the same. */
interface IdempotentRequest {
  body: string;
  key: string;
}

const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const requestFor = (body: string, before: IdempotentRequest | null | undefined): IdempotentRequest =>
  before?.body === body ? before : { body, key: newKey() };

const uploads = new WeakMap<File, IdempotentRequest>();

/** The idempotency key of an upload, so that a file whose response was lost is stored once. */
export function uploadKey(file: File, name = '') {
  const request = requestFor(name, uploads.get(file));
  uploads.set(file, request);
  return request.key;
}

/**
 * Posts `body` with an idempotency key that stays the same until the post succeeds, after a lost response and a reload
 * too, so that trying again never posts twice.
 */
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

/** Registers somebody in the same way, but a reload forgets the key: there is a password in the body. */
export async function registerIdempotently(
  user: NewUser,
  post: (idempotencyKey: string) => Promise<unknown>,
) {
  registration = requestFor(JSON.stringify(user), registration);
  await post(registration.key);
  registration = null;
}
