import type { FieldError, FieldErrorCode } from '@settlement-help/contract';

const describe = (cause: unknown): string => {
  if (cause instanceof AggregateError) return cause.errors.map(describe).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
};

/** The database or the storage cannot be reached right now; the same request may succeed a little later. */
export class ServiceUnavailableError extends Error {
  override readonly name = 'ServiceUnavailableError';

  constructor(service: string, cause: unknown) {
    super(`${service} does not respond: ${describe(cause)}`, { cause });
  }
}

/** Too much work of one kind waits already; the same request may succeed a little later. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
}

/** A fault of a field. @default code 'invalid' */
type Fault = FieldError & { code?: FieldErrorCode };

/** The input does not fit: one entry for each fault. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';
  readonly errors: readonly Fault[];

  constructor(...errors: Fault[]) {
    super(errors.map(({ path, message }) => `${path}: ${message}`).join('; '));
    this.errors = errors;
  }
}

/** A wrong setting or command. The operator can put it right, and reads the message as it is. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
