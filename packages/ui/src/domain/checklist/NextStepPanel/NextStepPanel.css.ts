import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { below, beside } from '../../../styles/layout.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const title = domainStyle({ selectors: { '* + &': { marginBlockStart: vars.space[3] } } });

export const description = domainStyle({ maxInlineSize: '25.8em', textWrap: 'pretty' });

export const actions = style([beside, below[6], domainStyle({ columnGap: vars.space[5] })]);

export const way = below[8];

export const titleSkeleton = domainStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.text.heading,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  marginBlockStart: vars.space[3],
});
