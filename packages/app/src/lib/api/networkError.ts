import { ApiError } from '@settlement-help/contract';

/** True if a request got no response. */
export const isNetworkError = (error: unknown) => error instanceof ApiError && error.kind === 'network';
