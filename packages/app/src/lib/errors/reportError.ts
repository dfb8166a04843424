/** Reports an error that no screen shows in detail. It goes to the console: nothing about a person leaves the device. */
export function reportError(message: string, error: unknown) {
  console.error(message, error);
}
