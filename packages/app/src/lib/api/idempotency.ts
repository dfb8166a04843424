import type { NewUser } from '@settlement-help/contract';
import { kept } from '#app/lib/storage/draftStorage.ts';

interface Wish {
  body: string;
  key: string;
}

const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The same wish as before where it has the same body. */
const wishFor = (body: string, before: Wish | null | undefined): Wish =>
  before?.body === body ? before : { body, key: newKey() };

const files = new WeakMap<File, Wish>();

/** The key under which a file is uploaded again after a lost reply, so that it is stored once; `about` is what goes with it. */
export function keyOfFile(file: File, about = '') {
  const wish = wishFor(about, files.get(file));
  files.set(file, wish);
  return wish.key;
}

/**
 * Posts `body` under a key that stays the same until it has succeeded, after a lost reply and a reload too, so that
 * trying again never posts twice. Another body is another wish.
 */
export async function postOnce<Posted>(
  userId: string,
  name: string,
  body: unknown,
  post: (idempotencyKey: string) => Promise<Posted>,
): Promise<Posted> {
  const wish = wishFor(JSON.stringify(body), kept.read<Wish>(userId, `key:${name}`));
  kept.write(userId, `key:${name}`, wish);
  const posted = await post(wish.key);
  kept.write(userId, `key:${name}`, null);
  return posted;
}

let registration: Wish | null = null;

/** Registers somebody in the same way, but a reload forgets the key: there is a password in what is wished for. */
export async function registerOnce(user: NewUser, post: (idempotencyKey: string) => Promise<unknown>) {
  registration = wishFor(JSON.stringify(user), registration);
  await post(registration.key);
  registration = null;
}
