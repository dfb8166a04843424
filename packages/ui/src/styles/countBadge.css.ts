import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';
import { primitiveStyle } from './layered.ts';

/** A number in a filled circle, or in a pill if it has more digits. */
export const countBadge = primitiveStyle({
  minInlineSize: '1.5em',
  paddingInline: '0.4em',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.action.background,
  color: vars.color.action.onAction,
  fontWeight: vars.weight.bold,
  lineHeight: 1.5,
  textAlign: 'center',
  '@media': { [media.forcedColors]: { border: '1px solid currentColor' } },
});
