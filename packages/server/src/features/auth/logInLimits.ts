import type { ProblemCode } from '@settlement-help/contract';
import { span } from '#server/core/clock.ts';
import { createConcurrencyLimitByKey } from '#server/core/concurrencyLimit.ts';
import { createDailyHash } from '#server/core/dailyHash.ts';
import { plural } from '#server/core/plural.ts';
import { createRateLimit, type RateLimit } from '#server/db/rateLimit.ts';
import { normalizeEmail } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import { widenNetwork } from '#server/http/middleware/clientAddress.ts';
import { HttpProblem, retryLater } from '#server/http/problem.ts';
import { createBrowserTokens } from './sessions/browserTokens.ts';

const wrongGuesses: readonly ProblemCode[] = ['incorrect_password', 'incorrect_log_in', 'incorrect_code'];

const isWrongGuess = (error: unknown) => error instanceof HttpProblem && wrongGuesses.includes(error.code);

function tooManyAttempts(wait: number) {
  const minutes = plural(Math.ceil(wait / 60), 'minute');
  const text = `Too many failed attempts. Please try again in ${minutes}.`;
  return retryLater(429, 'too_many_attempts', text, wait);
}

const tooManyFromNetwork = (wait: number) =>
  retryLater(429, 'too_many_requests', 'Too many requests from this network. Please try again later.', wait);

interface Counter {
  limit: RateLimit;
  key: string;
  refusal?: (wait: number) => HttpProblem;
}

interface LogIn {
  email: string;
  network: string;
  /** The token that the browser got when it logged in before. */
  browserToken?: string | undefined;
}

/** Rate limits of log-ins and of the checks of a password or a code. */
export function createLogInLimits(deps: Deps) {
  const guesses = createRateLimit(deps, { name: 'password', max: 10, window: span(15, 'minute') });
  // Many networks may guess the password of one account.
  const byAccount = createRateLimit(deps, {
    name: 'password-account',
    max: 20,
    window: span(1, 'day'),
    delay: { first: span(30, 'second'), longest: span(15, 'minute') },
  });
  // A shelter or library shares one network, so nobody in it waits long.
  const byNetwork = createRateLimit(deps, {
    name: 'password-network',
    max: 100,
    window: span(1, 'hour'),
    delay: { first: span(1, 'second'), longest: span(10, 'second') },
  });

  const browsers = createBrowserTokens(deps);
  const hashNetwork = createDailyHash(deps.clock);
  const limitConcurrency = createConcurrencyLimitByKey({ maxRunning: 3, maxWaiting: 200 });

  const undo = async (counters: readonly Counter[]) => {
    for (const { limit, key } of counters) await limit.undo(key);
  };

  /** Counts the attempt before the password is checked, so that parallel guesses count too. */
  const count = async (counters: readonly Counter[]) => {
    for (const [index, { limit, key, refusal = tooManyAttempts }] of counters.entries()) {
      const wait = await limit.take(key);
      if (wait === 0) continue;
      await undo(counters.slice(0, index));
      throw refusal(wait);
    }
  };

  const attemptOnce = async <Result>(counters: readonly Counter[], attempt: () => Promise<Result>) => {
    await count(counters);
    return attempt().catch(async (error: unknown) => {
      if (!isWrongGuess(error)) await undo(counters);
      throw error;
    });
  };

  /** Limits the attempts of a signed-in user or of a known browser, which nobody else can use up. */
  const limitAttempts = <Result>(key: string, attempt: () => Promise<Result>) =>
    limitConcurrency(key, async () => {
      const result = await attemptOnce([{ limit: guesses, key }], attempt);
      await guesses.reset(key);
      return result;
    });

  const limitUnknownBrowsers = <Result>({ email, network }: LogIn, attempt: () => Promise<Result>) => {
    const account = normalizeEmail(email);
    const wide = widenNetwork(network);
    const key = `${account}\n${wide}`;
    return limitConcurrency(key, async () => {
      const result = await attemptOnce(
        [
          { limit: byNetwork, key: wide, refusal: tooManyFromNetwork },
          { limit: guesses, key },
          { limit: byAccount, key: account },
        ],
        attempt,
      );
      await byNetwork.undo(wide);
      await guesses.reset(key);
      await byAccount.reset(account);
      return result;
    });
  };

  /** Limits log-ins for each account and network, except in browsers that have logged in to the account before. */
  const limitLogIns = async <Result>(logIn: LogIn, attempt: () => Promise<Result>) => {
    const browser = await browsers.recognize(logIn.email, logIn.browserToken);
    try {
      return await (browser === undefined
        ? limitUnknownBrowsers(logIn, attempt)
        : limitAttempts(`${normalizeEmail(logIn.email)}\n${browser}`, attempt));
    } catch (error) {
      if (error instanceof HttpProblem && (isWrongGuess(error) || error.status === 429)) {
        const { status } = error;
        deps.log.warn('log-in failed', { status, network: hashNetwork(widenNetwork(logIn.network)) });
      }
      throw error;
    }
  };

  return {
    limitAttempts,
    limitLogIns,
    createBrowserToken: browsers.createToken,
    /** Clears the failed attempts of an account, after its owner has set a new password. */
    reset: async ({ email, network }: LogIn) => {
      await guesses.reset(`${normalizeEmail(email)}\n${widenNetwork(network)}`);
      await byAccount.reset(normalizeEmail(email));
    },
  };
}

export type LogInLimits = ReturnType<typeof createLogInLimits>;
