import { primitiveStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const disclosure = primitiveStyle({
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  // On paper the content is shown.
  '@media': { print: { selectors: { '&::details-content': { contentVisibility: 'visible' } } } },
});

export const summary = primitiveStyle({
  alignItems: 'center',
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  display: 'flex',
  gap: vars.space[4],
  justifyContent: 'space-between',
  listStyle: 'none',
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[3],
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.action.text } } } },
});

export const title = primitiveStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const icon = primitiveStyle({
  // Reduced motion removes the `rotate` property, but the sign has to change.
  transition: `transform ${vars.duration.normal} ${vars.easing.out}`,
  selectors: { '[open] > * > &': { transform: 'rotate(45deg)' } },
  '@media': { [media.reducedMotion]: { transition: 'none' }, print: { display: 'none' } },
});

export const content = primitiveStyle({
  overflowWrap: 'anywhere',
  paddingBlock: `${vars.space[2]} ${vars.space[6]}`,
});
