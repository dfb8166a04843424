import { style } from '@vanilla-extract/css';
import { wideOnly } from '../../../patterns/Page/Page.css.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { rise } from '../../../styles/motion.css.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const panel = domainStyle({
  alignItems: 'baseline',
  display: 'grid',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  gridTemplateColumns: '1fr auto',
  '@media': { [media.aside]: { gap: vars.space[2], gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const state = domainStyle({
  // Above the background of the large count in forced colours.
  position: 'relative',
  selectors: { '&[data-done]': { color: vars.color.success.text } },
});

export const count = domainStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.text.title,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
  justifySelf: 'end',
  letterSpacing: '-0.02em',
  lineHeight: 1,
  '@media': { [media.aside]: { fontSize: vars.text.heading, justifySelf: 'start' } },
});

export const done = domainStyle({
  display: 'inline-block',
  selectors: { '&[data-fresh]': { animation: `${rise} ${vars.duration.slow} ${vars.easing.out}` } },
  '@media': { [media.aside]: { fontSize: '1.9em' } },
});
export const total = domainStyle({ color: vars.color.text.subtle });
export const bar = domainStyle({ gridColumn: '1 / -1' });

export const current = domainStyle({ fontSize: vars.text.small });

export const next = style([
  wideOnly,
  domainStyle({
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    marginBlockStart: vars.space[4],
    paddingBlockStart: vars.space[4],
  }),
]);

export const nextTitle = domainStyle({ color: vars.color.text.default });
