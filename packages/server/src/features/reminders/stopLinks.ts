import { createHmac, timingSafeEqual } from 'node:crypto';
import { endpointPath, endpoints } from '@settlement-help/contract';
import { loadSecret } from '#server/db/secrets.ts';
import type { Deps } from '#server/deps.ts';

interface StopLink {
  person: string;
  signature: string;
}

const sign = async ({ db }: Pick<Deps, 'db'>, person: string) =>
  createHmac('sha256', await loadSecret(db, 'stop-reminders'))
    .update(person)
    .digest('base64url');

/** The address that stops the reminders of a person. It works for as long as an email may lie in a mailbox. */
export async function stopLinkOf(deps: Pick<Deps, 'db' | 'config'>, person: string) {
  const query = { person, signature: await sign(deps, person) };
  return `${deps.config.publicUrl}${endpointPath(endpoints.stopReminders, { query })}`;
}

/** Whether a link is one of ours. */
export async function isStopLink(deps: Pick<Deps, 'db'>, { person, signature }: StopLink) {
  const expected = Buffer.from(await sign(deps, person));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
