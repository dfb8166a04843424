export interface Email {
  to: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

export interface Mail {
  send(email: Email): Promise<void>;
  /** Connects to the mail server and logs in; undefined without a mail server. */
  connect?: () => Promise<void>;
}

/** Marks emails as automatic, so that no autoresponder replies (RFC 3834). */
export const withDefaultHeaders = (from: string, email: Email) => ({
  from,
  ...email,
  headers: { 'Auto-Submitted': 'auto-generated', ...email.headers },
});
