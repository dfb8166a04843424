import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const title = domainStyle({ selectors: { '* + &': { marginBlockStart: vars.space[3] } } });

export const description = domainStyle({ maxInlineSize: '25.8em', textWrap: 'pretty' });

export const actions = domainStyle({ marginBlockStart: vars.space[6], columnGap: vars.space[5] });

export const progress = domainStyle({ marginBlockStart: vars.space[8] });

export const titleSkeleton = domainStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.text.heading,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  marginBlockStart: vars.space[3],
});
