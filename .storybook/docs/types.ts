import type { Change } from '../../tools/component-docs/changes.ts';
import type { Guidance } from '../../tools/component-docs/guidance.ts';

export interface ShownState {
  id: string;
  /** The heading that it stands under, such as `§8 The error catalogue`. */
  section: string;
  messages: readonly string[];
  stories: { id: string; label: string }[];
  /** Where it is shown if no story can. */
  elsewhere: string | undefined;
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
