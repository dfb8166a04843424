/** Something that the specification or a ruling lets a person see or do. */
export interface SpecState {
  /** What a story names in `parameters.spec`. */
  id: string;
  /** The exact texts of the specification; `{…}` stands for what is filled in. */
  messages?: readonly string[];
  /** Whether these are the words of the server, which the app shows as they come. */
  fromServer?: boolean;
}

export const state = (id: string, ...messages: string[]): SpecState =>
  messages.length > 0 ? { id, messages } : { id };

export const fromServer = (described: SpecState): SpecState => ({ ...described, fromServer: true });
