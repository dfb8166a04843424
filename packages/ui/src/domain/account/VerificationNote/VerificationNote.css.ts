import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const note = domainStyle({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  maxInlineSize: vars.size.measure,
});

export const icon = domainStyle({ color: vars.color.text.muted, marginBlockStart: vars.space[1] });

export const text = domainStyle({ overflowWrap: 'anywhere' });
