import { scale } from '../scale.ts';
import { largest } from './designTokens.ts';

const { measure: _inEm, ...size } = scale.size;

/** Lengths that a design tool reads: in `px` or `rem`, without `clamp()` and `min()`. */
export const lengths = { space: scale.space, radius: scale.radius, text: scale.text, size };

export const inPixels = (value: string) => {
  const length = largest(value);
  return Number.parseFloat(length) * (length.endsWith('rem') ? 16 : 1);
};

/** The name of the installed font, without fallbacks. */
export const fontName = (value: string) => value.match(/^'(.+?)(?: Variable)?'/)?.[1] ?? value;
