import { style } from '@vanilla-extract/css';
import { rows, snug } from '../../internal/arrange.css.ts';
import { domainStyle } from '../../internal/layered.ts';
import * as text from '../../internal/text.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const page = domainStyle({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: '48rem',
});

export const back = domainStyle({
  alignItems: 'center',
  display: 'inline-flex',
  gap: vars.space[2],
  justifySelf: 'start',
});

export const question = domainStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const badge = snug;

export const title = domainStyle({
  fontSize: vars.text.heading,
  overflowWrap: 'anywhere',
  textWrap: 'wrap',
  unicodeBidi: 'plaintext',
});

export const content = text.large;

export const answers = domainStyle({
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: vars.space[6],
});

export const answersTitle = style([text.title, text.focusTarget]);

export const list = domainStyle({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const form = domainStyle({
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  paddingBlockStart: vars.space[6],
});

export const skeleton = rows[4];
