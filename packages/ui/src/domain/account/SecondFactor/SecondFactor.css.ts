import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const key = domainStyle({
  direction: 'ltr',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.05em',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  unicodeBidi: 'isolate',
});

export const codes = domainStyle({
  columnGap: vars.space[6],
  direction: 'ltr',
  display: 'grid',
  fontVariantNumeric: 'tabular-nums',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  letterSpacing: '0.05em',
  listStyle: 'none',
  margin: 0,
  maxInlineSize: '28rem',
  padding: 0,
  rowGap: vars.space[2],
  unicodeBidi: 'isolate',
});

export const form = domainStyle({ inlineSize: '100%', maxInlineSize: '27rem' });
