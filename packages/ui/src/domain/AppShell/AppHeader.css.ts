import { domainStyle } from '../../internal/layered.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const header = domainStyle({
  backgroundColor: vars.color.surface.page,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  insetBlockStart: 0,
  position: 'sticky',
  zIndex: vars.zIndex.header,
  '@media': {
    // At high zoom a header that stays would cover what one reads.
    '(max-height: 30rem)': { position: 'static' },
  },
});

export const bar = domainStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[2],
  marginInline: 'auto',
  maxInlineSize: '82rem',
  minBlockSize: vars.size.header,
  paddingInline: vars.space[4],
  '@media': { [media.wide]: { gap: vars.space[4], paddingInline: vars.space[8] } },
});

export const menu = domainStyle({
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  '@media': { [media.full]: { display: 'none' } },
});

export const home = domainStyle({ borderRadius: vars.radius.small, textDecoration: 'none' });

export const end = domainStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  minInlineSize: 0,
  '@media': { [media.wide]: { gap: vars.space[5] } },
});

export const profile = domainStyle({
  alignItems: 'center',
  borderRadius: vars.radius.control,
  color: vars.color.text.default,
  display: 'flex',
  gap: vars.space[3],
  lineHeight: vars.leading.snug,
  minInlineSize: 0,
  textDecoration: 'none',
});

export const who = domainStyle({
  display: 'none',
  minInlineSize: 0,
  '@media': { [media.wide]: { display: 'grid' } },
});

export const name = domainStyle({
  fontWeight: vars.weight.bold,
  maxInlineSize: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.hover]: { selectors: { [`a${profile}:hover &`]: { textDecoration: 'underline' } } },
  },
});

export const country = domainStyle({ color: vars.color.text.muted, fontSize: vars.text.small });

export const action = domainStyle({ flexShrink: 0, whiteSpace: 'nowrap' });
export const logout = domainStyle({ '@media': { [`not all and ${media.wide}`]: { display: 'none' } } });
export const drawerLogout = domainStyle({ marginBlockStart: vars.space[6] });
