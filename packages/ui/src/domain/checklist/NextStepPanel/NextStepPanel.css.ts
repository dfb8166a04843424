import { domainStyle } from '../../../styles/layered.ts';
import { below } from '../../../styles/layout.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const title = domainStyle({ selectors: { '* + &': { marginBlockStart: vars.space[3] } } });

export const description = domainStyle({ maxInlineSize: '25.8em', textWrap: 'pretty' });

export const actions = domainStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  marginBlockStart: vars.space[6],
});

export const way = below[8];

export const titleSkeleton = domainStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.text.heading,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  marginBlockStart: vars.space[3],
});
