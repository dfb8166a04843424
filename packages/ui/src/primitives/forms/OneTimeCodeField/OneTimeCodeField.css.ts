import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

const space = 0.35;

/**
 * Width of a digit and the space after it. The digits of our font are almost 0.5 em wide, so that nothing moves when it
 * loads; other fonts have wider ones.
 */
export const digitWidth = `(max(0.5em, 1ch) + ${space}em)`;

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
