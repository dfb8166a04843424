import { type Language, languages } from '@settlement-help/contract';
import { Languages } from 'lucide';
import { button, content } from '../../../primitives/actions/Button/Button.css.ts';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { cx } from '../../../styles/cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './LanguagePicker.css.ts';

/** What each language is called in itself: who cannot read the page finds their own. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  ar: 'العربية',
  uk: 'Українська',
  tr: 'Türkçe',
};

export interface LanguagePickerProps {
  /** The language of the page. */
  value: Language;
  /** Called with the language that the person chose; it takes effect at once. */
  onValueChange: (language: Language) => void;
  /** `secondary` among other controls of a screen, `quiet` in a bar. @default 'quiet' */
  variant?: 'quiet' | 'secondary' | undefined;
}

/** The choice of the language, each by its own name. In the header of a phone it is an icon. */
export function LanguagePicker({ value, onValueChange, variant = 'quiet' }: LanguagePickerProps) {
  const { language } = useMessages('shell');
  return (
    <span className={cx(button({ variant, size: 'small' }), styles.picker)}>
      <span className={content} lang={value} aria-hidden="true">
        <Icon icon={Languages} />
        <span className={styles.name}>{languageNames[value]}</span>
      </span>
      {/* The platform's own list lies over what is seen: it is the best one on old phones. */}
      <select
        className={styles.select}
        aria-label={language}
        value={value}
        onChange={(event) => onValueChange(event.target.value as Language)}
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageNames[code]}
          </option>
        ))}
      </select>
    </span>
  );
}
