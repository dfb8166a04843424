import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

const space = 0.35;

/** Width of a digit and the space after it in `em`, and not in `ch`, which would change when the web font loads. */
export const digitWidth = 0.5 + space;

export const input = primitiveStyle({
  justifySelf: 'start',
  maxInlineSize: '100%',
  // The space after the last digit is in the padding.
  paddingInlineEnd: `calc(${vars.space[3]} - ${space}em)`,
  fontSize: vars.text.title,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: `${space}em`,
  lineHeight: vars.leading.tight,
});
