export interface Email {
  to: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

export interface Mail {
  send(email: Email): Promise<void>;
}

/** Marks emails as automatic, so that no autoresponder replies (RFC 3834). */
export const withDefaultHeaders = (from: string, email: Email) => ({
  from,
  ...email,
  headers: { 'Auto-Submitted': 'auto-generated', ...email.headers },
});
