import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, safe within an address. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The form in which a token, or the name of who tries a password, is stored. */
export const sha256 = (text: string) => hash('sha256', text, 'base64url');
