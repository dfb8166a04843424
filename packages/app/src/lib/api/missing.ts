import { ApiError } from '@settlement-help/contract';

/** Whether the server does not have what was asked for. */
export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Removes something that may be gone already, by another device or by a call whose reply was lost. */
export async function untilGone(removal: Promise<unknown>) {
  try {
    await removal;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
