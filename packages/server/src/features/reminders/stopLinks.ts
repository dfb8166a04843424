import { createHmac } from 'node:crypto';
import { endpointPath, endpoints } from '@settlement-help/contract';
import { isEqualSecret } from '#server/core/tokens.ts';
import { findSecret, loadSecret } from '#server/db/secrets.ts';
import type { Deps } from '#server/deps.ts';

const secretName = 'stop-reminders';

const sign = (secret: Buffer, person: string) =>
  createHmac('sha256', secret).update(person).digest('base64url');

/** The link that turns reminders off. It never expires. */
export async function createStopLink({ db, config }: Pick<Deps, 'db' | 'config'>, person: string) {
  const query = { person, signature: sign(await loadSecret(db, secretName), person) };
  return `${config.publicUrl}${endpointPath(endpoints.stopReminders, { query })}`;
}

export async function isStopLink(
  { db }: Pick<Deps, 'db'>,
  { person, signature }: Record<'person' | 'signature', string>,
) {
  // An invalid link must not create the secret.
  const secret = await findSecret(db, secretName);
  return secret !== undefined && isEqualSecret(signature, sign(secret, person));
}
