import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { touchTarget } from '../../../styles/touchTarget.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const list = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[6]}`,
});

export const bank = style([touchTarget, domainStyle({ minInlineSize: 0 })]);

export const mark = domainStyle({
  blockSize: '2.25rem',
  border: `1.5px solid ${vars.color.action.text}`,
  borderRadius: vars.radius.round,
  color: vars.color.action.text,
  display: 'grid',
  flexShrink: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.bold,
  inlineSize: '2.25rem',
  lineHeight: 1,
  outline: `1px solid ${vars.color.border.subtle}`,
  outlineOffset: '-5px',
  placeContent: 'center',
});
