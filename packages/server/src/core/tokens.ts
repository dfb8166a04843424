import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

export const newToken = () => randomBytes(32).toString('base64url');

export const sha256 = (text: string) => hash('sha256', text, 'base64url');

/** Compares secrets in constant time. */
export const isEqualSecret = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)));
