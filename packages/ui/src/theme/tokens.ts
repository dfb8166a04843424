import { palette } from './palette.ts';
import type { ThemeSetting } from './themeSettings.ts';

const { paper, ink, night, petrol, sky, red, marker, moss, amber, sea, mono } = palette;

/** Colour roles. Components use roles, never palette entries. */
export type ColorTokens = {
  surface: { page: string; raised: string; sunken: string; scrim: string };
  text: { default: string; muted: string; subtle: string };
  border: { subtle: string; control: string; focus: string };
  /** The brand or primary colour; `text` is also the colour of links. */
  action: { background: string; hover: string; text: string; onAction: string; soft: string };
  danger: {
    background: string;
    hover: string;
    onDanger: string;
    text: string;
    surface: string;
    border: string;
  };
  success: { text: string; surface: string; border: string };
  warning: { text: string; surface: string; border: string };
  info: { text: string; surface: string; border: string };
  stamp: string;
  marker: { background: string; text: string };
};

export const light: ColorTokens = {
  surface: { page: paper[100], raised: paper[0], sunken: paper[200], scrim: 'oklch(0.255 0.05 262 / 0.45)' },
  text: { default: ink[900], muted: ink[700], subtle: ink[500] },
  border: { subtle: paper[400], control: ink[400], focus: petrol[600] },
  action: {
    background: petrol[600],
    hover: petrol[700],
    text: petrol[600],
    onAction: petrol[50],
    soft: petrol[100],
  },
  danger: {
    background: red[700],
    hover: red[800],
    onDanger: red[50],
    text: red[700],
    surface: red[75],
    border: red[400],
  },
  success: { text: moss[600], surface: moss[75], border: moss[400] },
  warning: { text: amber[700], surface: amber[75], border: amber[500] },
  info: { text: sea[700], surface: sea[75], border: sea[400] },
  stamp: red[500],
  marker: { background: marker[300], text: marker[900] },
};

export const dark: ColorTokens = {
  surface: { page: night[800], raised: night[700], sunken: night[900], scrim: 'oklch(0.12 0.02 262 / 0.65)' },
  text: { default: paper[150], muted: paper[450], subtle: paper[550] },
  border: { subtle: night[500], control: ink[400], focus: sky[300] },
  action: {
    background: sky[300],
    hover: sky[200],
    text: sky[300],
    onAction: sky[950],
    soft: sky[800],
  },
  danger: {
    background: red[300],
    hover: red[200],
    onDanger: red[950],
    text: red[300],
    surface: red[900],
    border: red[400],
  },
  success: { text: moss[200], surface: moss[900], border: moss[400] },
  warning: { text: amber[200], surface: amber[900], border: amber[500] },
  info: { text: sea[200], surface: sea[900], border: sea[400] },
  stamp: red[350],
  marker: { background: marker[400], text: marker[950] },
};

export const contrast: ColorTokens = {
  surface: { page: mono.white, raised: mono.white, sunken: mono.white, scrim: 'oklch(0 0 0 / 0.7)' },
  text: { default: mono.black, muted: mono.black, subtle: mono.grey },
  border: { subtle: mono.grey, control: mono.black, focus: mono.blue },
  action: {
    background: mono.blue,
    hover: mono.black,
    text: mono.blue,
    onAction: mono.white,
    soft: mono.white,
  },
  danger: {
    background: mono.red,
    hover: mono.black,
    onDanger: mono.white,
    text: mono.red,
    surface: mono.white,
    border: mono.red,
  },
  success: { text: mono.green, surface: mono.white, border: mono.green },
  warning: { text: mono.black, surface: mono.white, border: mono.black },
  info: { text: mono.blue, surface: mono.white, border: mono.blue },
  stamp: mono.red,
  marker: { background: marker[300], text: mono.black },
};

export type ThemeName = Exclude<ThemeSetting, 'system'>;

export const themes = { light, dark, contrast } satisfies Record<ThemeName, ColorTokens>;
