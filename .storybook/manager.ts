import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { darkScheme, frameTheme } from './theme.ts';

let chosen: unknown;
const follow = () => addons.setConfig({ theme: frameTheme(chosen) });

follow();
darkScheme.addEventListener('change', follow);

addons.register('settlement-help/theme', ({ on }) => {
  const choose = ({ globals }: { globals: { theme?: unknown } }) => {
    chosen = globals.theme;
    follow();
  };
  on(SET_GLOBALS, choose);
  on(GLOBALS_UPDATED, choose);
});
