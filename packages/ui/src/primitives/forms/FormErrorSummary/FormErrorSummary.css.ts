import { style } from '@vanilla-extract/css';
import { primitiveStyle } from '../../../styles/layered.ts';
import { toneEdges, toneGrounds } from '../../../styles/tone.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = style([
  toneEdges.error,
  toneGrounds.error,
  primitiveStyle({
    paddingBlock: vars.space[4],
    paddingInline: vars.space[5],
    borderRadius: vars.radius.box,
    overflowWrap: 'anywhere',
  }),
]);

export const title = primitiveStyle({ fontSize: vars.text.large, color: vars.color.danger.text });

export const list = primitiveStyle({
  display: 'grid',
  gap: vars.space[1],
  marginBlockStart: vars.space[2],
  padding: 0,
  listStyle: 'none',
});

export const link = primitiveStyle({
  display: 'inline-block',
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.small,
  color: vars.color.danger.text,
  fontWeight: vars.weight.medium,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
});
