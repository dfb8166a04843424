import { ApiError } from '@settlement-help/contract';

/** Whether the server does not have what was requested. */
export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Removes something that may be gone already, by another device or by a request whose response was lost. */
export async function ignoreNotFound(removal: Promise<unknown>) {
  try {
    await removal;
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
