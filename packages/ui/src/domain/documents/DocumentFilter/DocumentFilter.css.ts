import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const bar = domainStyle({
  paddingBlock: vars.space[4],
  '@media': { print: { display: 'none' } },
});

export const field = domainStyle({ flex: '1 1 12rem', minInlineSize: 0 });
