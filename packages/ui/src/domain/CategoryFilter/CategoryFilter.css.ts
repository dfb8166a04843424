import { domainStyle } from '../../internal/layered.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const picker = domainStyle({
  maxInlineSize: '20rem',
  '@media': { [media.aside]: { display: 'none' } },
});

export const group = domainStyle({
  display: 'none',
  '@media': { [media.aside]: { display: 'grid' } },
});

export const legend = domainStyle({
  color: vars.color.text.muted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.bold,
  marginBlockEnd: vars.space[2],
});

export const option = domainStyle({
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  borderInlineStart: '3px solid transparent',
  color: vars.color.text.muted,
  cursor: 'pointer',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  position: 'relative',
  selectors: {
    '&:last-child': { borderBlockEnd: `1px solid ${vars.color.border.subtle}` },
    '&[data-checked]': {
      backgroundColor: vars.color.surface.sunken,
      borderInlineStartColor: vars.color.action.text,
      color: vars.color.text.default,
      fontWeight: vars.weight.bold,
    },
    '&:focus-within': { outline: `3px solid ${vars.color.border.focus}`, outlineOffset: '-3px' },
  },
  '@media': {
    [media.hover]: {
      ':hover': { backgroundColor: vars.color.surface.sunken, color: vars.color.text.default },
    },
    [media.forcedColors]: {
      // There, a transparent border would be seen.
      borderInlineStartColor: 'Canvas',
      selectors: { '&[data-checked]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});
