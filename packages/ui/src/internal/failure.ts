/**
 * What a rejected callback may carry for the person to read. The contract's `ApiError` has this shape;
 * any other error is shown with the component's own text.
 */
export interface CallbackFailure {
  /** Why it failed, in the server's words. */
  detail?: string | undefined;
  /** `network` where no answer came. */
  kind?: string;
  /** What the server says of single fields. */
  errors?: readonly { path: string; message: string }[];
}

/** Reads a rejection as a `CallbackFailure`; a rejection of another kind reads as an empty one. */
export function failureOf(error: unknown): CallbackFailure {
  return typeof error === 'object' && error !== null ? (error as CallbackFailure) : {};
}

/** Whether the person themself called it off. */
export const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
