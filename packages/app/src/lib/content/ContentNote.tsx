import type { Translation } from '@settlement-help/content';
import { TranslationNote } from '@settlement-help/ui/domain';
import { useLanguage } from '#app/lib/language/language.ts';
import { unreviewed } from '../../../messages/dist/unreviewed.ts';
import { note } from './ContentNote.css.ts';

export interface ContentNoteProps {
  /** The content that the screen shows. */
  of: readonly { translation?: Translation }[];
}

/** A note about machine-translated content. Hidden if the shell already shows one for the whole language. */
export const ContentNote = ({ of }: ContentNoteProps) =>
  !unreviewed.includes(useLanguage().language) &&
  of.some(({ translation }) => translation?.by === 'machine') && <TranslationNote className={note} />;
