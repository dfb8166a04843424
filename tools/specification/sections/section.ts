/** A section of the specification, with every state of it that a person can meet. */
export interface Section {
  /** Citation, such as `§2`. */
  id: string;
  title: string;
  /** Markdown before the topics. */
  introduction: string;
  /**
   * The states of each topic, and a sentence about each state. Texts in “…” appear verbatim; ‘…’ are texts of the
   * server; `{…}` is a placeholder.
   */
  topics: Record<string, string | Record<string, string>>;
}

/** A table in Markdown. */
export const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
