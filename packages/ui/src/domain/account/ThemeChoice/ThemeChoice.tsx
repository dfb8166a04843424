import { useId } from 'react';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { circle } from '../../../primitives/forms/RadioGroup/circle.css.ts';
import { cx } from '../../../styles/cx.ts';
import type { ThemeName } from '../../../theme/tokens.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './ThemeChoice.css.ts';

/** A theme, or what the device is set to. */
export type ThemeSetting = 'system' | ThemeName;

export interface ThemeChoiceProps {
  /** The theme as it is set. */
  value: ThemeSetting;
  /** Called with the theme that the person chose, which applies at once. */
  onValueChange: (theme: ThemeSetting) => void;
}

const scraps: Record<ThemeSetting, readonly ThemeName[]> = {
  system: ['light', 'dark'],
  light: ['light'],
  dark: ['dark'],
  contrast: ['contrast'],
};
const settings = ['system', 'light', 'dark', 'contrast'] as const;

/**
 * Paper, night ink, high contrast, or as the device is set. The radio buttons of a `RadioGroup`, in rows that show a sample of each theme.
 */
export function ThemeChoice({ value, onValueChange }: ThemeChoiceProps) {
  const messages = useMessages('theme');
  const group = useId();
  return (
    <div role="radiogroup" aria-label={messages.legend} className={styles.choices}>
      {settings.map((setting) => (
        <label key={setting} className={styles.choice}>
          <input
            type="radio"
            className={cx(circle, styles.radio)}
            name={group}
            value={setting}
            checked={setting === value}
            onChange={() => onValueChange(setting)}
          />
          <span className={styles.words}>
            <span className={styles.name}>{messages[setting].label}</span>
            <Text as="span" variant="small" className={styles.hint}>
              {messages[setting].hint}
            </Text>
          </span>
          <span className={styles.swatch} aria-hidden="true">
            {scraps[setting].map((theme) => (
              <span key={theme} className={styles.scrap} data-theme={theme}>
                {messages.sample}
              </span>
            ))}
          </span>
        </label>
      ))}
    </div>
  );
}
