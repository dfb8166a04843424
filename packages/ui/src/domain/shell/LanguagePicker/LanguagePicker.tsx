import { type Language, languages } from '@settlement-help/contract';
import { Languages } from 'lucide';
import { button, content } from '../../../primitives/actions/Button/Button.css.ts';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { cx } from '../../../styles/cx.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './LanguagePicker.css.ts';
import { languageNames } from './languageNames.ts';

export interface LanguagePickerProps {
  value: Language;
  /** Called with the chosen language. */
  onValueChange: (language: Language) => void;
  /** `secondary` on a screen, `quiet` in a bar. @default 'quiet' */
  variant?: 'quiet' | 'secondary' | undefined;
}

/** Chooses the language of the page. */
export function LanguagePicker({ value, onValueChange, variant = 'quiet' }: LanguagePickerProps) {
  const { language } = useMessages('shell');
  return (
    <span className={cx(button({ variant, size: 'small' }), styles.picker)}>
      <span className={content} lang={value} aria-hidden="true">
        <Icon icon={Languages} />
        <span className={styles.name}>{languageNames[value]}</span>
      </span>
      {/* The native list works best on old phones. */}
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
