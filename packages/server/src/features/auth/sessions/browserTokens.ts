import { createHmac } from 'node:crypto';
import { isEqualSecret, newToken } from '#server/core/tokens.ts';
import { loadSecret } from '#server/db/secrets.ts';
import { normalizeEmail } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';

/** Recognizes browsers in which a user has logged in before, by a signed token that the browser stores. */
export function createBrowserTokens({ db }: Pick<Deps, 'db'>) {
  let secret: Promise<Buffer> | undefined;

  const sign = async (email: string, id: string) => {
    secret ??= loadSecret(db, 'known-browsers');
    secret.catch(() => (secret = undefined));
    const text = `${normalizeEmail(email)}\n${id}`;
    return createHmac('sha256', await secret)
      .update(text)
      .digest('base64url');
  };

  return {
    createToken: async (email: string) => {
      const id = newToken();
      return `${id}.${await sign(email, id)}`;
    },
    /** Returns the id of the browser; undefined if the token is not of this account. */
    recognize: async (email: string, token: string | undefined) => {
      const [id = '', signature = ''] = token?.split('.') ?? [];
      if (!id) return undefined;
      return isEqualSecret(signature, await sign(email, id)) ? id : undefined;
    },
  };
}
