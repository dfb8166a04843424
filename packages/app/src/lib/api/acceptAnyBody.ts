import { ApiError } from '@settlement-help/contract';

/**
 * Resolves to undefined if a request succeeded with a body that is not ours. §7 names no body for some requests, so any
 * 2xx response is a success, and the app refetches the data that it shows.
 */
export async function acceptAnyBody<Data>(request: Promise<Data>): Promise<Data | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unreadable') return undefined;
    throw error;
  }
}
