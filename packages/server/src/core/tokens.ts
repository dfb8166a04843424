import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, URL-safe. */
export const newToken = () => randomBytes(32).toString('base64url');

export const sha256 = (text: string) => hash('sha256', text, 'base64url');
