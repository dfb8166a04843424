export interface ShownState {
  id: string;
  /** The heading that it stands under, such as `§8 The error catalogue`. */
  section: string;
  messages: readonly string[];
  stories: { id: string; label: string }[];
  /** Where it is shown if no story can. */
  elsewhere: string | undefined;
}

export interface Guidance {
  status: string;
  /** The day of the last review of its accessibility. */
  reviewed: string;
  /** What stands under each heading. */
  sections: Record<string, string>;
}

export interface DocumentedComponent {
  name: string;
  /** From `packages/ui/src`, such as `primitives/actions/Button`. */
  folder: string;
  /** The page that documents it, such as `primitives-actions-button--docs`. */
  docsId: string;
  guidance: Guidance | undefined;
  tokens: string[];
  /** Whether a story operates it by the keyboard. */
  byKeyboard: boolean;
  /** What was changed of it, the latest first. */
  changes: Change[];
}

/** A change as its commit tells it. */
export interface Change {
  /** As `YYYY-MM-DD`. */
  date: string;
  subject: string;
}

export interface PictureChanges {
  since: { version: string; date: string; commit: string };
  /** Stories of which a picture differs, with the file of one that does. */
  changed: { id: string; file: string }[];
  /** Ids of stories that had none. */
  added: string[];
  /** Ids of stories that have none any more. */
  removed: string[];
}
