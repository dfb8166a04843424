/** A section of the specification, with every state of it that a person can meet. */
export interface Section {
  /** As it is cited: `§2`, or `Rulings`. */
  id: string;
  title: string;
  /** Markdown: what is no state of a screen. */
  introduction: string;
  /**
   * By topic, what a person sees or does, and a sentence about it. Texts in “…” are shown to the letter; those in ‘…’
   * are the server's own, and `{…}` stands for what is filled in.
   */
  topics: Record<string, string | Record<string, string>>;
}

/** A table in Markdown. */
export const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
