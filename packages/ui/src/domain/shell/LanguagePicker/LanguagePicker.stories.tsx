import type { Language } from '@settlement-help/contract';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { LanguagePicker, type LanguagePickerProps } from './LanguagePicker.tsx';

function Chosen({ value, onValueChange, variant }: LanguagePickerProps) {
  const [language, setLanguage] = useState<Language>(value);
  return (
    <LanguagePicker
      variant={variant}
      value={language}
      onValueChange={(next) => {
        setLanguage(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Domain/Shell/LanguagePicker',
  tags: ['control'],
  component: LanguagePicker,
  args: { value: 'en' as Language, onValueChange: fn() },
  render: (args) => <Chosen {...args} />,
});

export const English = meta.story({});

export const AmongOtherControls = meta.story({ args: { variant: 'secondary' } });

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('combobox', { name: 'Language' });
    await userEvent.tab();
    await expect(list).toHaveFocus();
    // iOS zooms in on a control with smaller text.
    await expect(Number.parseFloat(getComputedStyle(list).fontSize)).toBeGreaterThanOrEqual(16);
    const names = canvas.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(names).toEqual(['English', 'Français', 'Deutsch', 'العربية', 'Українська', 'Türkçe']);
    await userEvent.selectOptions(list, 'Українська');
    await expect(args.onValueChange).toHaveBeenCalledWith('uk');
    await expect(list).toHaveValue('uk');
  },
});
