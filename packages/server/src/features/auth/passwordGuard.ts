import { span } from '#server/core/clock.ts';
import { createConcurrencyLimitByKey } from '#server/core/concurrencyLimit.ts';
import { createRateLimit } from '#server/db/rateLimit.ts';
import { normalizeEmail } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';
import { enforceLimit, HttpProblem, retryLater } from '#server/http/problem.ts';

/** Log-in attempts are counted per e-mail and network, so that a stranger cannot lock an account. */
export const logInKey = (email: string, network: string) => `${normalizeEmail(email)}\n${network}`;

export const incorrectPassword = () => new HttpProblem(400, 'incorrect_password', 'Incorrect password');

const isRefusal = (error: unknown) => error instanceof HttpProblem && error.status < 500;

export function createPasswordGuard(deps: Deps) {
  // A shelter or library shares one network, so this limit only stops password spraying.
  const byNetwork = createRateLimit(deps, { name: 'password-network', max: 1000, window: span(1, 'hour') });
  const guesses = createRateLimit(deps, { name: 'password', max: 10, window: span(15, 'minute') });

  const limitConcurrency = createConcurrencyLimitByKey({ maxRunning: 3, maxWaiting: 200 });

  const guarded = async <Result>(network: string, key: string, attempt: () => Promise<Result>) => {
    await enforceLimit(
      byNetwork,
      network,
      'too_many_requests',
      'Too many requests from this network. Please try again later.',
    );
    return limitConcurrency(key, async () => {
      const wait = await guesses.take(key);
      if (wait > 0) {
        const minutes = Math.ceil(wait / 60);
        const text = `Too many failed attempts. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`;
        throw retryLater(429, 'too_many_attempts', text, wait);
      }
      const result = await attempt().catch(async (error: unknown) => {
        // The password was not checked, or was right.
        if (!isRefusal(error)) await guesses.undo(key);
        throw error;
      });
      await guesses.reset(key);
      return result;
    });
  };

  return { guarded, reset: guesses.reset };
}

export type PasswordGuard = ReturnType<typeof createPasswordGuard>;
