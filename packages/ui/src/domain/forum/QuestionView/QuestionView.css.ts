import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { rows } from '../../../styles/layout.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const page = style([rows[6], domainStyle({ maxInlineSize: '48rem' })]);

export const question = rows[4];

export const form = domainStyle({
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  paddingBlockStart: vars.space[6],
});

export const title = domainStyle({
  overflowWrap: 'anywhere',
  textWrap: 'wrap',
  unicodeBidi: 'plaintext',
});

export const answers = style([form, rows[6]]);

export const list = rows[8];

export const skeleton = rows[4];
