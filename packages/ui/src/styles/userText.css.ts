import { vars } from '../theme/vars.css.ts';
import { domainStyle } from './layered.ts';

/** What people wrote: each paragraph in its own direction, line breaks kept, and no word wider than its place. */
export const userText = domainStyle({
  overflowWrap: 'anywhere',
  textAlign: 'start',
  unicodeBidi: 'plaintext',
  whiteSpace: 'pre-line',
});

export const prose = domainStyle({ maxInlineSize: vars.size.measure });
