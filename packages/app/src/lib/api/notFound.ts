import { ApiError } from '@settlement-help/contract';

/** Whether the server does not have what was requested. */
export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/**
 * Resolves to null where the server does not have what was requested: an endpoint that it does not offer, or something
 * that is gone already, by another device or by a request whose response was lost.
 */
export async function nullIfNotFound<Data>(request: Promise<Data>): Promise<Data | null> {
  try {
    return await request;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
