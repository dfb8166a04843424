import { domainStyle } from '../../internal/layered.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const button = domainStyle({
  alignItems: 'center',
  backgroundColor: vars.color.action.background,
  border: '1px solid transparent',
  borderRadius: vars.radius.round,
  boxShadow: vars.shadow.raised,
  color: vars.color.action.onAction,
  cursor: 'pointer',
  display: 'inline-flex',
  fontWeight: vars.weight.bold,
  gap: vars.space[2],
  justifyContent: 'center',
  minBlockSize: vars.size.control,
  minInlineSize: vars.size.control,
  pointerEvents: 'auto',
  touchAction: 'manipulation',
  '@media': {
    [media.full]: { marginInlineEnd: 'auto', paddingInline: vars.space[5] },
    [media.hover]: { ':hover': { backgroundColor: vars.color.action.hover } },
  },
});

export const label = domainStyle({
  display: 'none',
  '@media': { [media.full]: { display: 'inline' } },
});
