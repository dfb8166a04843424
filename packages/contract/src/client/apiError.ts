import type { Problem, TranslatedProblem } from '../entities/problem.ts';

/** Why a request failed: no response, a failure status, or a response that could not be parsed. */
export type ApiErrorKind = 'network' | 'http' | 'unreadable';

export interface ApiErrorInit extends Partial<TranslatedProblem> {
  kind: ApiErrorKind;
  status?: number;
  cause?: unknown;
}

/** The only error that the client throws, besides an `AbortError` when the signal was aborted. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  declare readonly kind: ApiErrorKind;
  /** HTTP status; 0 without a response. */
  declare readonly status: number;
  /** The server's text for the person. */
  declare readonly detail: string | undefined;
  /** One of `problemCodes`. */
  declare readonly code: string | undefined;
  /** Language of the detail, if it is not that of the page. */
  declare readonly language: string | undefined;
  /** Field errors of an invalid input. */
  declare readonly errors: NonNullable<Problem['errors']>;
  /** The current state, if an `If-Match` did not match. */
  declare readonly current: unknown;
  /** Body of the response, or its translation; empty without a response. */
  declare readonly body: string;

  constructor({ kind, status = 0, detail, errors = [], body = '', cause, ...rest }: ApiErrorInit) {
    super(
      detail ?? (kind === 'network' ? 'The server could not be reached' : `The server answered ${status}`),
      { cause },
    );
    Object.assign(this, { kind, status, detail, errors, body, ...rest });
  }
}
