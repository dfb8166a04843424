import { style } from '@vanilla-extract/css';
import { choice as choiceStyle } from '../../../styles/choice.css.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { narrow } from '../../../styles/layout.css.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const picker = style([narrow, domainStyle({ '@media': { [media.aside]: { display: 'none' } } })]);

export const group = domainStyle({
  display: 'none',
  '@media': { [media.aside]: { display: 'grid' } },
});

export const legend = domainStyle({
  color: vars.color.text.muted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.bold,
  marginBlockEnd: vars.space[2],
});

export const option = style([
  choiceStyle,
  domainStyle({
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    cursor: 'pointer',
    position: 'relative',
    selectors: {
      '&:last-child': { borderBlockEnd: `1px solid ${vars.color.border.subtle}` },
      '&:focus-within': { outline: `3px solid ${vars.color.border.focus}`, outlineOffset: '-3px' },
    },
  }),
]);
