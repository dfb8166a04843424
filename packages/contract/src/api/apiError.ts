import type { Problem } from '../entities/problem.ts';

/** Why a request failed: no response came, it had a status of failure, or it could not be parsed. */
export type ApiErrorKind = 'network' | 'http' | 'unreadable';

/** The parts of an `ApiError`. */
export interface ApiErrorInit {
  kind: ApiErrorKind;
  /** HTTP status; 0 where no response came. */
  status?: number;
  /** The server's text for the person. */
  detail?: string | undefined;
  /** The server's name for the reason, one of `problemCodes`. */
  code?: string | undefined;
  /** Faults per field of the input. */
  errors?: Problem['errors'];
  /** The body of the response. */
  body?: string;
  /** The error of the network or of the parser. */
  cause?: unknown;
}

/** The only error that the client throws, besides an `AbortError` when the signal was aborted. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 where no response came. */
  readonly status: number;
  /** The server's text for the person; `undefined` where the response has none. */
  readonly detail: string | undefined;
  /** The server's name for the reason, one of `problemCodes`; `undefined` where the response has none. */
  readonly code: string | undefined;
  /** Faults per field of the input; empty where the input was valid. */
  readonly errors: NonNullable<Problem['errors']>;
  /** The body of the response; empty where none came. */
  readonly body: string;

  constructor({ kind, status = 0, detail, code, errors = [], body = '', cause }: ApiErrorInit) {
    super(
      detail ?? (kind === 'network' ? 'The server could not be reached' : `The server answered ${status}`),
      {
        cause,
      },
    );
    this.kind = kind;
    this.status = status;
    this.detail = detail;
    this.code = code;
    this.errors = errors;
    this.body = body;
  }
}
