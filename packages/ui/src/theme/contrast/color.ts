import { ColorSpace, contrastWCAG21, OKLCH, serialize, sRGB, to, toGamut } from 'colorjs.io/fn';

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

const shown = (color: string) => toGamut(to(color, sRGB));

export const toHex = (color: string) => serialize(shown(color), { format: 'hex' });

/** The format of design tokens does not allow `#fff`. */
export const toLongHex = (color: string) => serialize(shown(color), { format: 'hex', collapse: false });

/** WCAG 2.2 contrast ratio, from 1 to 21. */
export const contrastOf = (foreground: string, background: string) =>
  contrastWCAG21(shown(foreground), shown(background));
