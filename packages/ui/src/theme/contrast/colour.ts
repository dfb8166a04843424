import { ColorSpace, contrastWCAG21, OKLCH, serialize, sRGB, to, toGamut } from 'colorjs.io/fn';

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

/** The colour as a screen of sRGB shows it. */
const shown = (colour: string) => toGamut(to(colour, sRGB));

/** Any CSS colour as hex: browsers of before 2023 do not read OKLCH. */
export const toHex = (colour: string) => serialize(shown(colour), { format: 'hex' });

/** The ratio of contrast of two colours by WCAG 2.2, from 1 to 21. */
export const contrastOf = (foreground: string, background: string) =>
  contrastWCAG21(shown(foreground), shown(background));
