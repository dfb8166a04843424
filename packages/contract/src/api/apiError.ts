import type { Problem } from '../entities/problem.ts';

/** Why a call failed: no answer came, the answer was an error, or it could not be read. */
export type ApiErrorKind = 'network' | 'http' | 'unreadable';

/** What an `ApiError` is made of. */
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
  /** What was thrown where no answer came or it could not be read. */
  cause?: unknown;
}

/** The one error that a call of the client throws, except an `AbortError` when its signal was aborted. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, 0 where no answer came. */
  readonly status: number;
  /** The server's text for the person; `undefined` where the answer has none. */
  readonly detail: string | undefined;
  /** Faults per field of the input; empty unless the input was at fault. */
  readonly errors: NonNullable<Problem['errors']>;
  /** The answer as it came, empty where none did. */
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
