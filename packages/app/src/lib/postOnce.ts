import { kept } from './kept.ts';

interface Wish {
  body: string;
  key: string;
}

const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const files = new WeakMap<File, Wish>();

/** The key under which a file is uploaded again after a lost reply, so that it is stored once; `about` is what goes with it. */
export function keyOfFile(file: File, about = '') {
  const before = files.get(file);
  const wish = before?.body === about ? before : { body: about, key: newKey() };
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
  const wanted = JSON.stringify(body);
  const before = kept.read<Wish>(userId, `key:${name}`);
  const wish = before?.body === wanted ? before : { body: wanted, key: newKey() };
  kept.write(userId, `key:${name}`, wish);
  const posted = await post(wish.key);
  kept.write(userId, `key:${name}`, null);
  return posted;
}
