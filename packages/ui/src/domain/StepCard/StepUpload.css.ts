import { rows } from '../../internal/arrange.css.ts';
import { domainStyle } from '../../internal/layered.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const upload = rows[3];

export const zone = domainStyle({
  alignItems: 'start',
  border: `1.5px dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  color: vars.color.action.text,
  columnGap: vars.space[2],
  cursor: 'pointer',
  display: 'grid',
  fontWeight: vars.weight.bold,
  gridTemplateColumns: 'auto 1fr',
  padding: vars.space[4],
  transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&[data-dragging]': { backgroundColor: vars.color.action.soft, borderStyle: 'solid' },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.border.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.action.soft } } },
});

export const hint = domainStyle({
  color: vars.color.text.muted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  gridColumn: 2,
});

export const running = domainStyle({
  alignItems: 'end',
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
});
