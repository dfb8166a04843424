import type { Problem, ProblemCode } from '@settlement-help/contract';
import type { Context } from 'hono';
import type { RateLimit } from '#server/db/rateLimit.ts';
import type { HttpEnv } from './httpEnv.ts';
import { respondJson } from './respond.ts';

interface ProblemOptions {
  errors?: Problem['errors'];
  headers?: Record<string, string>;
}

/** A refusal with a text for the person; a handler throws it, and the response carries it as JSON. */
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

/** The one form of every error, with `errors` where the input was at fault. */
export const problemBody = (code: ProblemCode, detail: string, errors?: Problem['errors']): Problem => ({
  detail,
  code,
  ...(errors ? { errors } : {}),
});

export function respondProblem(context: Context<HttpEnv>, problem: HttpProblem) {
  const { errors, headers = {} } = problem.options;
  return respondJson(context, problem.status, problemBody(problem.code, problem.message, errors), headers);
}

/** "Too many …" with the time after which to come back. */
export function tooManyRequests(code: ProblemCode, detail: string, retryAfterSeconds: number) {
  return new HttpProblem(429, code, detail, { headers: { 'Retry-After': String(retryAfterSeconds) } });
}

/** Counts an attempt of the key, and refuses it with "Too many …" if it was one too many. */
export async function enforceLimit(limit: RateLimit, key: string, code: ProblemCode, detail: string) {
  const wait = await limit.take(key);
  if (wait > 0) throw tooManyRequests(code, detail, wait);
}

const challenge = 'Bearer realm="Settlement Help"';

/** A 401 with the challenge that RFC 9110 asks of each; `isTokenRefused` where a token came and is not valid (RFC 6750). */
export function unauthorized(code: ProblemCode, detail: string, isTokenRefused = false) {
  const value = isTokenRefused ? `${challenge}, error="invalid_token"` : challenge;
  return new HttpProblem(401, code, detail, { headers: { 'WWW-Authenticate': value } });
}

type Findable = Extract<ProblemCode, `${string}_not_found`> extends `${infer What}_not_found` ? What : never;

export const notFound = (what: Capitalize<Findable>) =>
  new HttpProblem(404, `${what.toLowerCase() as Findable}_not_found`, `${what} not found`);
