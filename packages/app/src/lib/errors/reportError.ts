/** Logs an error to the console only, so that nothing about a person leaves the device. */
export function reportError(message: string, error: unknown) {
  console.error(message, error);
}
