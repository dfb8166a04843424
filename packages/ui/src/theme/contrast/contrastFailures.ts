import type { ColorTokens } from '../tokens.ts';
import { contrastOf } from './color.ts';

/** Describes each colour pair of a theme with too little contrast. */
export const contrastFailures = (colors: ColorTokens) =>
  pairsOf(colors).flatMap(([pair, foreground, background, atLeast]) => {
    const ratio = contrastOf(foreground, background);
    return ratio < atLeast ? [`${pair}: ${ratio.toFixed(2)}, needs ${atLeast}`] : [];
  });

type Pair = [name: string, foreground: string, background: string, atLeast: number];

const body = 7;
const words = 4.5;
const shapes = 3;

/** All colour pairs on a screen with their minimum contrast: WCAG 2.2 AA, and 7 for body text. */
export function pairsOf({
  surface,
  text,
  border,
  action,
  danger,
  success,
  warning,
  info,
  stamp,
  marker,
}: ColorTokens): Pair[] {
  const grounds = Object.entries(surface).filter(([name]) => name !== 'scrim');
  const notices = { danger, success, warning, info };
  return [
    ...grounds.flatMap(([ground, colour]): Pair[] => [
      [`text.default on surface.${ground}`, text.default, colour, body],
      [`text.muted on surface.${ground}`, text.muted, colour, words],
      [`text.subtle on surface.${ground}`, text.subtle, colour, words],
      [`action.text on surface.${ground}`, action.text, colour, words],
      [`danger.text on surface.${ground}`, danger.text, colour, words],
      [`success.text on surface.${ground}`, success.text, colour, words],
      [`warning.text on surface.${ground}`, warning.text, colour, words],
      [`border.control on surface.${ground}`, border.control, colour, shapes],
      [`border.focus on surface.${ground}`, border.focus, colour, shapes],
      [`action.background on surface.${ground}`, action.background, colour, shapes],
      [`stamp on surface.${ground}`, stamp, colour, shapes],
    ]),
    ...Object.entries(notices).flatMap(([name, tone]): Pair[] => [
      [`${name}.text on ${name}.surface`, tone.text, tone.surface, words],
      [`text.default on ${name}.surface`, text.default, tone.surface, body],
      [`${name}.border on ${name}.surface`, tone.border, tone.surface, shapes],
    ]),
    ['action.onAction on action.background', action.onAction, action.background, words],
    ['action.onAction on action.hover', action.onAction, action.hover, words],
    ['action.text on action.soft', action.text, action.soft, words],
    ['danger.onDanger on danger.background', danger.onDanger, danger.background, words],
    ['danger.onDanger on danger.hover', danger.onDanger, danger.hover, words],
    ['marker.text on marker.background', marker.text, marker.background, body],
  ];
}
