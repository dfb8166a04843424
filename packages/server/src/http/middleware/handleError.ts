import { type Endpoint, endpoints } from '@settlement-help/contract';
import type { ErrorHandler } from 'hono';
import {
  InfectedFileError,
  InvalidInputError,
  NoSpaceError,
  OverloadedError,
  ServiceUnavailableError,
} from '#server/core/errors.ts';
import type { Deps } from '#server/deps.ts';
import { invalidInput } from '#server/http/endpoints/validation.ts';
import type { HttpEnv } from '#server/http/httpEnv.ts';
import { HttpProblem, problemBody, retryLater } from '#server/http/problem.ts';
import { respondJson } from '#server/http/respond.ts';

const uploadPaths: ReadonlySet<string> = new Set(
  Object.values<Endpoint>(endpoints).flatMap(({ path, form }) => (form ? [path] : [])),
);

const isDiskFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

function problemOf(error: unknown, { db }: Pick<Deps, 'db'>) {
  if (error instanceof HttpProblem) return error;
  if (error instanceof InvalidInputError) return invalidInput(error);
  if (error instanceof InfectedFileError) {
    return new HttpProblem(422, 'infected_file', 'A virus was found in this file, so it was not stored.');
  }
  if (error instanceof NoSpaceError || isDiskFull(error) || db.isDiskFull(error)) {
    return new HttpProblem(507, 'no_space', 'The server has no space left. Please try again later.');
  }
  if (error instanceof OverloadedError || db.isConflict(error)) {
    const seconds = error instanceof OverloadedError ? 5 : 1;
    return retryLater(503, 'server_busy', 'The server is busy. Please try again in a moment.', seconds);
  }
  if (error instanceof ServiceUnavailableError) {
    const detail = 'The server cannot work just now. Please try again in a moment.';
    return retryLater(503, 'service_unavailable', detail, 5);
  }
  return new HttpProblem(500, 'server_error', 'Something went wrong on the server. Please try again later.');
}

/** Only the log contains details. */
export const handleError =
  ({ db, log, metrics }: Pick<Deps, 'db' | 'log' | 'metrics'>): ErrorHandler<HttpEnv> =>
  (error, context) => {
    const problem = problemOf(error, { db });
    if (problem.status >= 500 && !(error instanceof HttpProblem))
      log.error('failure', { id: context.get('requestId'), error });
    if (uploadPaths.has(context.get('template') ?? '')) metrics.refusedUploads.inc({ code: problem.code });
    return respondJson(context, problem.status, problemBody(problem), problem.options.headers);
  };
