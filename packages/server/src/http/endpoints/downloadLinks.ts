import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { endpointPath, type endpoints } from '@settlement-help/contract';
import { span, timestampIn } from '#server/core/clock.ts';
import { loadSecret } from '#server/db/secrets.ts';
import type { Deps } from '#server/deps.ts';

const goodFor = span(5, 'minute');
// The clock of another process may be ahead of ours.
const clocksDiffer = span(1, 'minute');

type LinkDeps = Pick<Deps, 'db' | 'clock'>;

/** The target of a download link. */
type Download = (typeof endpoints)['downloadDocument' | 'downloadExport'];

/** Signs links to downloads, which work without a session for a few minutes. */
export interface Links {
  /** A link relative to the API's origin. */
  linkTo(download: Download, id: string): string;
}

export interface LinkSigner {
  /** Returns a synchronous function that signs links. */
  load(): Promise<Links>;
  isGood(download: Download, id: string, link: { expires: string; signature: string }): Promise<boolean>;
}

const nameOf = (moment: string) => `download-links ${moment.slice(0, 10)}`;

const sign = (key: KeyObject, download: Download, id: string, expires: string) =>
  createHmac('sha256', key).update(`${download.path}\n${id}\n${expires}`).digest('base64url');

/** Signs each link with the key of the day on which it is made, which its end tells. */
export function createLinks({ db, clock }: LinkDeps): LinkSigner {
  // Keys are imported once, because importing one costs more than signing with it.
  const keys = new Map<string, Promise<KeyObject>>();

  const keyOf = (name: string) => {
    const key = keys.get(name) ?? loadSecret(db, name).then(createSecretKey);
    if (keys.has(name)) return key;
    keys.set(name, key);
    key.catch(() => keys.delete(name));
    const [oldest = name] = [...keys.keys()].sort();
    // Around midnight two are in use, and with another clock ahead of ours the second comes early.
    if (keys.size > 2) keys.delete(oldest);
    return key;
  };

  return {
    load: async () => {
      const made = clock.now();
      const key = await keyOf(nameOf(made.toISOString()));
      const expires = String(made.getTime() + goodFor);
      return {
        linkTo: (download, id) => {
          const query = { expires, signature: sign(key, download, id, expires) };
          return endpointPath(download, { params: { id }, query });
        },
      };
    },
    isGood: async (download, id, { expires, signature }) => {
      const left = Number(expires) - clock.now().getTime();
      // Only for days with valid links: an invented day must not create a key.
      if (!(left > 0 && left <= goodFor + clocksDiffer)) return false;
      const key = await keyOf(nameOf(timestampIn(clock, left - goodFor)));
      const expected = Buffer.from(sign(key, download, id, expires));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

/** Deletes the keys from before yesterday, whose links have all expired. */
export async function sweepLinkKeys({ db, clock }: LinkDeps) {
  await db.query
    .deleteFrom('secrets')
    .where('name', '>=', 'download-links')
    .where('name', '<', nameOf(timestampIn(clock, -span(1, 'day'))))
    .execute();
}
