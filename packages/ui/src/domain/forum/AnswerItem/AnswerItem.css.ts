import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';
import { answer } from '../answer.css.ts';

export const item = style([
  answer,
  domainStyle({
    paddingBlock: vars.space[1],
    selectors: {
      '&[data-linked]': {
        backgroundColor: vars.color.action.soft,
        borderInlineStartColor: vars.color.action.text,
      },
    },
  }),
]);
