import type { FieldError, FieldErrorCode } from '@settlement-help/contract';

const describe = (cause: unknown): string => {
  if (cause instanceof AggregateError) return cause.errors.map(describe).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
};

/** The database or the storage cannot be reached; a retry may succeed. */
export class ServiceUnavailableError extends Error {
  override readonly name = 'ServiceUnavailableError';

  constructor(service: string, cause: unknown) {
    super(`${service} does not respond: ${describe(cause)}`, { cause });
  }
}

export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
}

/** Uploads are refused, because the disk has less space than its reserve. */
export class NoSpaceError extends Error {
  override readonly name = 'NoSpaceError';
}

/** The virus scanner found a virus in an upload. */
export class InfectedFileError extends Error {
  override readonly name = 'InfectedFileError';
}

type Fault = FieldError & { code?: FieldErrorCode };

export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';
  readonly errors: readonly Fault[];

  constructor(...errors: Fault[]) {
    super(errors.map(({ path, message }) => `${path}: ${message}`).join('; '));
    this.errors = errors;
  }
}

/** A wrong setting or command. The operator sees the message. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
