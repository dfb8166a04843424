import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import type { ThemeSetting } from '../../../theme/themeSettings.ts';
import { ThemeChoice } from './ThemeChoice.tsx';

const meta = preview.meta({
  title: 'Domain/Account/ThemeChoice',
  tags: ['control'],
  component: ThemeChoice,
  args: { value: 'system' as ThemeSetting, onValueChange: fn() },
  decorators: [inColumn('30rem')],
  parameters: { layout: 'padded' },
});

export const System = meta.story({ parameters: { modes: { rightToLeft: true } } });
export const Paper = meta.story({ args: { value: 'light' } });
export const NightInk = meta.story({ args: { value: 'dark' } });
export const HighContrast = meta.story({ args: { value: 'contrast' } });

export const ByKeyboard = meta.story({
  tags: ['test-only'],
  render: function Choosing({ onValueChange }) {
    const [value, setValue] = useState<ThemeSetting>('system');
    return (
      <ThemeChoice
        value={value}
        onValueChange={(theme) => {
          setValue(theme);
          onValueChange(theme);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /As on this device/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('light');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dark');
    await expect(canvas.getByRole('radio', { name: /Night ink/ })).toBeChecked();
  },
});
