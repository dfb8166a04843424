import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';
import { answer } from '../answer.css.ts';

export const title = domainStyle({ maxInlineSize: vars.size.measure, textWrap: 'wrap' });

export const link = domainStyle({
  color: vars.color.text.default,
  display: 'block',
  textDecorationLine: 'none',
  unicodeBidi: 'plaintext',
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.action.text, textDecorationLine: 'underline' } },
  },
});

const excerptLines = 2;

// The same height while the answer loads.
export const preview = style([
  answer,
  domainStyle({
    alignContent: 'start',
    minBlockSize: `calc(2rem + ${vars.space[2]} + ${excerptLines} * ${vars.leading.body} * ${vars.text.body})`,
  }),
]);

export const passage = domainStyle({
  borderInlineStart: `2px solid ${vars.color.border.control}`,
  paddingInlineStart: vars.space[4],
});
