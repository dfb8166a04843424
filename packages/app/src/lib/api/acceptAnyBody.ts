import { ApiError } from '@settlement-help/contract';

/**
 * Resolves to undefined where a request succeeded with another body than ours. §7 names no body for it, so any means
 * success, and the app reads anew what it shows.
 */
export async function acceptAnyBody<Data>(request: Promise<Data>): Promise<Data | undefined> {
  try {
    return await request;
  } catch (error) {
    // Only responses with a status of success are read.
    if (error instanceof ApiError && error.kind === 'unreadable') return undefined;
    throw error;
  }
}
