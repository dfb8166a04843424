import type { Change } from '../../tools/component-docs/changes.ts';
import type { Evidence, Transcript } from '../../tools/component-docs/evidence.ts';
import type { Guidance } from '../../tools/component-docs/guidance.ts';

export interface ShownState {
  id: string;
  /** A heading such as `§8 The error catalogue`. */
  section: string;
  messages: readonly string[];
  stories: { id: string; label: string }[];
  /** Shown instead of stories if there are none. */
  missingStoryReason: string | undefined;
}

export interface DocumentedComponent {
  name: string;
  /** Relative to `packages/ui/src`, such as `primitives/actions/Button`. */
  folder: string;
  /** Such as `primitives-actions-button--docs`. */
  docsId: string;
  guidance: Guidance | undefined;
  tokens: string[];
  /** kB compressed, with its dependencies and without React; undefined if the package does not export it. */
  size: number | undefined;
  evidence: Evidence;
  transcripts: Transcript[];
  /** Newest first. */
  changes: Change[];
}
