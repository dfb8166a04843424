import type { Problem } from './entities/problem.ts';

/** Why a call failed: no answer came, the answer was an error, or it could not be read. */
export type ApiErrorKind = 'network' | 'http' | 'unreadable';

export interface ApiErrorInit {
  kind: ApiErrorKind;
  /** HTTP status, 0 where no answer came. */
  status?: number;
  /** The server's text for the person. */
  detail?: string | undefined;
  /** Faults per field of the input. */
  errors?: Problem['errors'];
  /** The answer as it came. */
  body?: string;
  cause?: unknown;
}

/** The one error that a call of the client throws, except an `AbortError` when its signal was aborted. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly detail: string | undefined;
  readonly errors: NonNullable<Problem['errors']>;
  readonly body: string;

  constructor({ kind, status = 0, detail, errors = [], body = '', cause }: ApiErrorInit) {
    super(
      detail ?? (kind === 'network' ? 'The server could not be reached' : `The server answered ${status}`),
      {
        cause,
      },
    );
    this.kind = kind;
    this.status = status;
    this.detail = detail;
    this.errors = errors;
    this.body = body;
  }
}
