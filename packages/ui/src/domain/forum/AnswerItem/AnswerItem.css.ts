import { domainStyle } from '../../../styles/layered.ts';
import { beside } from '../../../styles/layout.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const item = domainStyle({
  borderInlineStart: `3px solid ${vars.color.border.subtle}`,
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[4],
  selectors: { '&[data-accepted]': { borderInlineStartColor: vars.color.success.border } },
});

export const actions = beside;
