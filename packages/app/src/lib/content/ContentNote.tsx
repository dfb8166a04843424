import type { Translation } from '@settlement-help/content';
import { TranslationNote } from '@settlement-help/ui';

export interface ContentNoteProps {
  /** The content that the screen shows. */
  of: readonly { translation?: Translation }[];
}

/** Says at the foot of a screen where a machine translated any of its content. */
export const ContentNote = ({ of }: ContentNoteProps) =>
  of.some(({ translation }) => translation?.by === 'machine') && (
    <TranslationNote style={{ marginBlockStart: 'var(--sh-space-6)' }} />
  );
