import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { endpointPath, endpoints } from '@settlement-help/contract';
import { span } from '#server/clock.ts';
import type { Deps } from '#server/deps.ts';
import { loadSecret } from './secrets.ts';

const goodFor = span(5, 'minute');

/** Links to the bytes of a document that anyone may follow who holds one, for a few minutes. */
export interface Links {
  /** A link relative to the API's origin. */
  linkTo(documentId: string): string;
  isGood(documentId: string, link: { expires: string; signature: string }): boolean;
}

/** Loads the key once; signing a list of links afterwards waits for nothing. */
export function createLinks({ db, clock }: Pick<Deps, 'db' | 'clock'>): () => Promise<Links> {
  let links: Promise<Links> | undefined;

  const load = async (): Promise<Links> => {
    // As plain bytes the key would be taken in anew for each link, which costs more than the signing.
    const key = createSecretKey(await loadSecret(db, 'download-links'));
    const sign = (documentId: string, expires: string) =>
      createHmac('sha256', key).update(`${documentId}\n${expires}`).digest('base64url');
    return {
      linkTo: (documentId) => {
        const expires = String(clock.now().getTime() + goodFor);
        const query = { expires, signature: sign(documentId, expires) };
        return endpointPath(endpoints.downloadDocument, { params: { id: documentId }, query });
      },
      isGood: (documentId, { expires, signature }) => {
        const expected = Buffer.from(sign(documentId, expires));
        const given = Buffer.from(signature);
        const signed = given.length === expected.length && timingSafeEqual(given, expected);
        return signed && Number(expires) > clock.now().getTime();
      },
    };
  };

  return () => {
    links ??= load().catch((error: unknown) => {
      links = undefined;
      throw error;
    });
    return links;
  };
}
