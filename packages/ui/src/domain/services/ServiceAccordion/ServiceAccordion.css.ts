import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const title = domainStyle({ marginBlockEnd: vars.space[3] });

export const description = domainStyle({ maxInlineSize: vars.size.measure });

export const more = domainStyle({
  alignItems: 'baseline',
  columnGap: vars.space[2],
  display: 'flex',
  flexWrap: 'wrap',
});

export const checked = domainStyle({
  columnGap: vars.space[4],
  display: 'flex',
  flexWrap: 'wrap',
});

export const source = domainStyle({ paddingBlock: '0.0625rem' });
