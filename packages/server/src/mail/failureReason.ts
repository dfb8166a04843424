/** Describes an error without the mail server's text, which often contains the address. */
export function failureReason(error: unknown) {
  const { name, code, responseCode } = error as { name?: string; code?: string; responseCode?: number };
  return { reason: code ?? name, ...(responseCode && { response: responseCode }) };
}
