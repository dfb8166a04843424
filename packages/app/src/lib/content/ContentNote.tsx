import type { Translation } from '@settlement-help/content';
import { TranslationNote } from '@settlement-help/ui/domain';
import { useLanguage } from '#app/lib/language/language.ts';
import { unreviewed } from '../../../messages/dist/unreviewed.ts';

export interface ContentNoteProps {
  /** The content that the screen shows. */
  of: readonly { translation?: Translation }[];
}

/** Says at the foot of a screen where a machine translated any of its content, unless the shell says it already. */
export const ContentNote = ({ of }: ContentNoteProps) =>
  !unreviewed.includes(useLanguage().language) &&
  of.some(({ translation }) => translation?.by === 'machine') && (
    <TranslationNote style={{ marginBlockStart: 'var(--sh-space-6)' }} />
  );
