import { ApiError } from '@settlement-help/contract';

export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Resolves to null on 404: the server has no such endpoint, or the item was deleted before. */
export async function nullIfNotFound<Data>(request: Promise<Data>): Promise<Data | null> {
  try {
    return await request;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
