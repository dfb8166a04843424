import type { Problem, ProblemCode } from '@settlement-help/contract';
import type { Queries } from '#server/db/database.ts';
import type { RateLimit } from '#server/db/rateLimit.ts';

interface ProblemOptions {
  errors?: Problem['errors'];
  /** Bytes used and allowed. */
  storage?: { used: number; limit: number };
  /** The state that `If-Match` did not match. */
  current?: unknown;
  headers?: Record<string, string>;
}

export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly code: ProblemCode;
  readonly options: ProblemOptions;

  constructor(status: number, code: ProblemCode, detail: string, options: ProblemOptions = {}) {
    super(detail);
    this.status = status;
    this.code = code;
    this.options = options;
  }
}

export const problemBody = ({
  message,
  code,
  options: { current, errors, storage },
}: HttpProblem): Problem => ({
  detail: message,
  code,
  ...(errors && { errors }),
  ...storage,
  ...(current !== undefined && { current }),
});

export const retryLater = (status: 429 | 503, code: ProblemCode, detail: string, seconds: number) =>
  new HttpProblem(status, code, detail, { headers: { 'Retry-After': String(seconds) } });

export async function enforceLimit(
  limit: RateLimit,
  key: string,
  code: ProblemCode,
  detail: string,
  tx?: Queries,
) {
  const wait = await limit.take(key, tx);
  if (wait > 0) throw retryLater(429, code, detail, wait);
}

const challenge = 'Bearer realm="Settlement Help"';

/** A 401 with its challenge (RFC 9110); `isTokenRefused` for an invalid token (RFC 6750). */
export function unauthorized(code: ProblemCode, detail: string, isTokenRefused = false) {
  const value = isTokenRefused ? `${challenge}, error="invalid_token"` : challenge;
  return new HttpProblem(401, code, detail, { headers: { 'WWW-Authenticate': value } });
}

export const incorrectPassword = () => new HttpProblem(400, 'incorrect_password', 'Incorrect password');

export const passwordNotVerified = () =>
  new HttpProblem(403, 'password_not_verified', 'Please verify your current password first');

type Findable = Extract<ProblemCode, `${string}_not_found`> extends `${infer What}_not_found` ? What : never;

export const emailRegistered = () => new HttpProblem(409, 'email_registered', 'Email already registered');

export const unknownAddress = () =>
  new HttpProblem(404, 'unknown_address', 'There is nothing at this address');

export const notFound = (what: Capitalize<Findable>) =>
  new HttpProblem(404, `${what.toLowerCase() as Findable}_not_found`, `${what} not found`);
