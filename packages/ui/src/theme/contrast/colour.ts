import { ColorSpace, contrastWCAG21, OKLCH, serialize, sRGB, to, toGamut } from 'colorjs.io/fn';

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

const shown = (colour: string) => toGamut(to(colour, sRGB));

export const toHex = (colour: string) => serialize(shown(colour), { format: 'hex' });

/** The format of design tokens does not allow `#fff`. */
export const toLongHex = (colour: string) => serialize(shown(colour), { format: 'hex', collapse: false });

/** WCAG 2.2 contrast ratio, from 1 to 21. */
export const contrastOf = (foreground: string, background: string) =>
  contrastWCAG21(shown(foreground), shown(background));
