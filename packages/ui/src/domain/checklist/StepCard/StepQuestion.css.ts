import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const band = domainStyle({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: {
    // In a stamped step the question has no sheet behind it.
    '[data-state="done"] &': {
      borderRadius: vars.radius.box,
      border: 0,
      marginBlockStart: vars.space[6],
    },
  },
  '@media': { print: { display: 'none' } },
});
