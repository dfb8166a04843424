import type { Problem, ProblemCode } from '@settlement-help/contract';
import type { Context } from 'hono';
import type { RateLimit } from '#server/db/rateLimit.ts';
import type { HttpEnv } from './httpEnv.ts';
import { respondJson } from './respond.ts';

interface ProblemOptions {
  errors?: Problem['errors'];
  headers?: Record<string, string>;
}

/** An error response with a message for the user. */
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

export const problemBody = (code: ProblemCode, detail: string, errors?: Problem['errors']): Problem => ({
  detail,
  code,
  ...(errors ? { errors } : {}),
});

export function respondProblem(context: Context<HttpEnv>, problem: HttpProblem) {
  const { errors, headers = {} } = problem.options;
  return respondJson(context, problem.status, problemBody(problem.code, problem.message, errors), headers);
}

export function tooManyRequests(code: ProblemCode, detail: string, retryAfterSeconds: number) {
  return new HttpProblem(429, code, detail, { headers: { 'Retry-After': String(retryAfterSeconds) } });
}

/** Counts an attempt. Throws 429 if the limit is reached. */
export async function enforceLimit(limit: RateLimit, key: string, code: ProblemCode, detail: string) {
  const wait = await limit.take(key);
  if (wait > 0) throw tooManyRequests(code, detail, wait);
}

const challenge = 'Bearer realm="Settlement Help"';

/** A 401 with its challenge (RFC 9110); `isTokenRefused` for an invalid token (RFC 6750). */
export function unauthorized(code: ProblemCode, detail: string, isTokenRefused = false) {
  const value = isTokenRefused ? `${challenge}, error="invalid_token"` : challenge;
  return new HttpProblem(401, code, detail, { headers: { 'WWW-Authenticate': value } });
}

type Findable = Extract<ProblemCode, `${string}_not_found`> extends `${infer What}_not_found` ? What : never;

export const notFound = (what: Capitalize<Findable>) =>
  new HttpProblem(404, `${what.toLowerCase() as Findable}_not_found`, `${what} not found`);
