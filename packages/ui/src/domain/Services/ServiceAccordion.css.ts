import { domainStyle } from '../../internal/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const title = domainStyle({ fontSize: vars.text.title, marginBlockEnd: vars.space[3] });

export const facts = domainStyle({ display: 'grid', gap: vars.space[3] });

export const description = domainStyle({ maxInlineSize: vars.size.measure });

export const links = domainStyle({ display: 'grid', gap: vars.space[1] });

export const more = domainStyle({
  alignItems: 'baseline',
  columnGap: vars.space[2],
  display: 'flex',
  flexWrap: 'wrap',
});

export const checked = domainStyle({
  color: vars.color.text.muted,
  columnGap: vars.space[4],
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.text.small,
});

export const source = domainStyle({ paddingBlock: '0.0625rem' });
