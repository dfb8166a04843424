import { ApiError } from '@settlement-help/contract';

/** True if a request got no response. */
export const isNetworkError = (error: unknown) => error instanceof ApiError && error.kind === 'network';

/** True if the same request can succeed later. */
export const isTemporary = (error: unknown) =>
  error instanceof ApiError && (error.kind !== 'http' || error.status >= 500 || error.status === 429);
