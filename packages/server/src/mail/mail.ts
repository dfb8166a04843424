/** An email in plain text. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

/** Sends emails; throws when one could not be handed over. */
export interface Mail {
  send(email: Email): Promise<void>;
}

/** The headers of each email: marked as automatic, so that no machine replies (RFC 3834). */
export const withDefaultHeaders = (from: string, email: Email) => ({
  from,
  ...email,
  headers: { 'Auto-Submitted': 'auto-generated', ...email.headers },
});
