import { keyframes, style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const press = keyframes({
  from: { opacity: 0, scale: 1.3 },
  '60%': { boxShadow: '0 0 0 1px', opacity: 1, scale: 0.98 },
});

export const stamp = domainStyle({
  color: vars.color.stamp,
  flexShrink: 0,
  fontFamily: vars.font.body,
  fontWeight: vars.weight.bold,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

export const dateStamp = style([
  stamp,
  domainStyle({
    border: '2px solid',
    borderRadius: vars.radius.small,
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.5,
    outline: '1px solid',
    outlineOffset: '-5px',
    paddingBlock: '3px',
    paddingInline: vars.space[2],
    textTransform: 'uppercase',
    whiteSpace: 'nowrap',
    selectors: { '[data-fresh] &': { animation: `${press} 220ms ${vars.easing.out}` } },
    '@media': {
      [`not all and ${media.wide}`]: { fontSize: '0.6875rem', outline: 0, paddingInline: vars.space[1] },
      // The number of the stop is filled in too.
      '(max-width: 22em)': { display: 'none' },
    },
  }),
]);
