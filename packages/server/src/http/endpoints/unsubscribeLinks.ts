import { createHmac } from 'node:crypto';
import { type EndpointInput, endpointPath, type endpoints } from '@settlement-help/contract';
import { isEqualSecret } from '#server/core/tokens.ts';
import { findSecret, loadSecret } from '#server/db/secrets.ts';
import type { Deps } from '#server/deps.ts';

type UnsubscribeEndpoint = (typeof endpoints)['stopReminders' | 'stopAnswerEmails'];
export type UnsubscribeQuery = EndpointInput<UnsubscribeEndpoint>['query'];

const sign = (secret: Buffer, person: string) =>
  createHmac('sha256', secret).update(person).digest('base64url');

/** Signs links that turn off one kind of emails of a user. They never expire. */
export const createUnsubscribeLinks = (endpoint: UnsubscribeEndpoint, secretName: string) => ({
  linkTo: async ({ db, config }: Pick<Deps, 'db' | 'config'>, person: string) => {
    const query = { person, signature: sign(await loadSecret(db, secretName), person) };
    return `${config.publicUrl}${endpointPath(endpoint, { query })}`;
  },
  isValid: async ({ db }: Pick<Deps, 'db'>, { person, signature }: UnsubscribeQuery) => {
    // An invalid link must not create the secret.
    const secret = await findSecret(db, secretName);
    return secret !== undefined && isEqualSecret(signature, sign(secret, person));
  },
});

export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;

/** Headers with which mail programs show an unsubscribe button (RFC 8058). */
export const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
