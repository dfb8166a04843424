import { domainStyle } from '../../internal/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const panel = domainStyle({ display: 'grid', gap: vars.space[2] });

export const state = domainStyle({
  color: vars.color.text.muted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.bold,
  selectors: { '&[data-done]': { color: vars.color.success.text } },
});

export const count = domainStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.text.heading,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.02em',
  lineHeight: 1,
});

export const done = domainStyle({ fontSize: '1.9em' });
export const total = domainStyle({ color: vars.color.text.subtle });
export const way = domainStyle({ color: vars.color.text.muted, fontSize: vars.text.small });

export const next = domainStyle({
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[4],
});

export const nextTitle = domainStyle({
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
  letterSpacing: 0,
});
