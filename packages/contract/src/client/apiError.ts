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
  /** Language of the detail, where it is not that of the page. */
  language?: string | undefined;
  /** Faults per field of the input. */
  errors?: Problem['errors'];
  /** The body of the response, or what it says in the person's language. */
  body?: string;
  /** The error of the network or of the parser. */
  cause?: unknown;
}

/** The only error that the client throws, besides an `AbortError` when the signal was aborted. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  declare readonly kind: ApiErrorKind;
  /** HTTP status; 0 where no response came. */
  declare readonly status: number;
  /** The server's text for the person; `undefined` where the response has none. */
  declare readonly detail: string | undefined;
  /** The server's name for the reason, one of `problemCodes`; `undefined` where the response has none. */
  declare readonly code: string | undefined;
  /** Language of the detail, where it is not that of the page. */
  declare readonly language: string | undefined;
  /** Faults per field of the input; empty where the input was valid. */
  declare readonly errors: NonNullable<Problem['errors']>;
  /** The body of the response, or what it says in the person's language; empty where none came. */
  declare readonly body: string;

  constructor({ kind, status = 0, detail, errors = [], body = '', cause, ...said }: ApiErrorInit) {
    super(
      detail ?? (kind === 'network' ? 'The server could not be reached' : `The server answered ${status}`),
      { cause },
    );
    Object.assign(this, { kind, status, detail, errors, body, ...said });
  }
}
