import { SegmentedControl } from '../../../primitives/forms/SegmentedControl/SegmentedControl.tsx';
import { type ThemeSetting, themeSettings } from '../../../theme/themeSettings.ts';
import type { ThemeName } from '../../../theme/tokens.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './ThemeChoice.css.ts';

export interface ThemeChoiceProps {
  value: ThemeSetting;
  onValueChange: (theme: ThemeSetting) => void;
}

const previewThemes: Record<ThemeSetting, readonly ThemeName[]> = {
  system: ['light', 'dark'],
  light: ['light'],
  dark: ['dark'],
  contrast: ['contrast'],
};

/** Chooses the theme. Each option shows a sample of itself. */
export function ThemeChoice({ value, onValueChange }: ThemeChoiceProps) {
  const messages = useMessages('theme');
  return (
    <SegmentedControl
      label={messages.legend}
      labelHidden
      orientation="vertical"
      options={themeSettings.map((setting) => ({
        value: setting,
        ...messages[setting],
        sample: (
          <span className={styles.swatch}>
            {previewThemes[setting].map((theme) => (
              <span key={theme} className={styles.preview} data-theme={theme}>
                {messages.sample}
              </span>
            ))}
          </span>
        ),
      }))}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
