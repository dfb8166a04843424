/** A letter in plain text. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Sends letters; throws when one could not be handed over. */
export interface Mail {
  send(letter: Letter): Promise<void>;
}

/** What each letter has beside its own: nobody wrote it, so no machine should answer it (RFC 3834). */
export const commonParts = (from: string) => ({ from, headers: { 'Auto-Submitted': 'auto-generated' } });
