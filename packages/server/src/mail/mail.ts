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
