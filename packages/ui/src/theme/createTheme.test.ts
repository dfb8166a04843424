import { expect, test } from 'vitest';
import { toHex } from './contrast/color.ts';
import { createTheme } from './createTheme.ts';
import { themes } from './tokens.ts';

const brand = {
  light: { action: { background: '#5b2a86', hover: '#451f66', text: '#5b2a86' } },
  dark: { action: { background: 'oklch(0.8 0.1 305)' } },
};

test('a brand changes the roles that it names, in the themes that it names', () => {
  const css = createTheme({ ...brand, radius: { control: '2px' } });
  const [, light, dark, contrast] = css.split('\n');
  expect(light).toMatch(/^:root,\[data-theme=light\]\{.*--sh-color-action-background:#5b2a86;/);
  expect(dark).toContain(`--sh-color-action-background:${toHex('oklch(0.8 0.1 305)')}`);
  expect(dark).toContain(`--sh-color-action-hover:${toHex(themes.dark.action.hover)}`);
  expect(contrast).toContain(`--sh-color-action-background:${toHex(themes.contrast.action.background)}`);
  expect(css).toContain(':root{--sh-radius-control:2px}');
});

test('a brand can be in force in a part of the page', () => {
  expect(createTheme(brand, { scope: '.harbour' })).toContain('.harbour,:where([data-theme=light]) .harbour');
});

test('colours that meet with too little contrast are refused by name', () => {
  expect(() => createTheme({ ...brand, light: { action: { background: '#e8d8ff' } } })).toThrow(
    /theme "light":[\s\S]*action\.onAction on action\.background: 1\.\d+, needs 4\.5/,
  );
});
