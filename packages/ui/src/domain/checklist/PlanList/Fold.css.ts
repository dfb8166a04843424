import { domainStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const fold = domainStyle({
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  maxInlineSize: '46rem',
  // On paper every group is open.
  '@media': { print: { selectors: { '&::details-content': { contentVisibility: 'visible' } } } },
});

export const summary = domainStyle({
  alignItems: 'center',
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  display: 'flex',
  gap: vars.space[4],
  justifyContent: 'space-between',
  listStyle: 'none',
  minBlockSize: vars.size.control,
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[3],
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surface.sunken } } } },
});

export const icon = domainStyle({
  flexShrink: 0,
  transition: `rotate ${vars.duration.normal} ${vars.easing.out}`,
  selectors: { '[open] > * > &': { rotate: '45deg' } },
  '@media': { [media.reducedMotion]: { transition: 'none' }, print: { display: 'none' } },
});

export const content = domainStyle({ paddingBlock: `${vars.space[2]} ${vars.space[6]}` });
