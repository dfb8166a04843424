import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const blank = domainStyle({
  borderBlockEnd: `2px dotted ${vars.color.border.control}`,
  color: vars.color.text.muted,
  '@media': {
    print: {
      WebkitTextFillColor: 'transparent',
      display: 'inline-block',
      minInlineSize: '14em',
    },
  },
});
