import { SegmentedControl } from '../../../primitives/forms/SegmentedControl/SegmentedControl.tsx';
import type { ThemeName } from '../../../theme/tokens.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './ThemeChoice.css.ts';

export type ThemeSetting = 'system' | ThemeName;

export interface ThemeChoiceProps {
  value: ThemeSetting;
  onValueChange: (theme: ThemeSetting) => void;
}

const scraps: Record<ThemeSetting, readonly ThemeName[]> = {
  system: ['light', 'dark'],
  light: ['light'],
  dark: ['dark'],
  contrast: ['contrast'],
};
const settings = ['system', 'light', 'dark', 'contrast'] as const;

/** Chooses the theme. Each option shows a sample of itself. */
export function ThemeChoice({ value, onValueChange }: ThemeChoiceProps) {
  const messages = useMessages('theme');
  return (
    <SegmentedControl
      label={messages.legend}
      labelHidden
      orientation="vertical"
      options={settings.map((setting) => ({
        value: setting,
        ...messages[setting],
        sample: (
          <span className={styles.swatch}>
            {scraps[setting].map((theme) => (
              <span key={theme} className={styles.scrap} data-theme={theme}>
                {messages.sample}
              </span>
            ))}
          </span>
        ),
      }))}
      value={value}
      onValueChange={(chosen) => onValueChange(settings.find((setting) => setting === chosen) ?? 'system')}
    />
  );
}
