import type { Problem } from '@settlement-help/contract';
import type { Context } from 'hono';
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
  readonly options: ProblemOptions;

  constructor(status: number, detail: string, options: ProblemOptions = {}) {
    super(detail);
    this.status = status;
    this.options = options;
  }
}

/** The one form of every error: `{"detail": …}`, with `errors` where the input was at fault. */
export function respondProblem(context: Context<HttpEnv>, problem: HttpProblem) {
  const { errors, headers = {} } = problem.options;
  const body: Problem = { detail: problem.message, ...(errors ? { errors } : {}) };
  return respondJson(context, problem.status, body, headers);
}

/** "Too many …" with the time after which to come back. */
export function tooMany(detail: string, retryAfterSeconds: number) {
  return new HttpProblem(429, detail, { headers: { 'Retry-After': String(retryAfterSeconds) } });
}

const challenge = 'Bearer realm="Settlement Help"';

/** A 401 with the challenge that RFC 9110 asks of each; `isTokenRefused` where a token came and is not valid (RFC 6750). */
export function unauthorized(detail: string, isTokenRefused = false) {
  const value = isTokenRefused ? `${challenge}, error="invalid_token"` : challenge;
  return new HttpProblem(401, detail, { headers: { 'WWW-Authenticate': value } });
}

export const notFound = (what: string) => new HttpProblem(404, `${what} not found`);
