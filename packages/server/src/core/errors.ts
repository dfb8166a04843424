const textOf = (cause: unknown): string => {
  if (cause instanceof AggregateError) return cause.errors.map(textOf).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
};

/** The database or the storage cannot be reached for now; the same request may well succeed a little later. */
export class AwayError extends Error {
  override readonly name = 'AwayError';

  constructor(what: string, cause: unknown) {
    super(`${what} does not answer: ${textOf(cause)}`, { cause });
  }
}
