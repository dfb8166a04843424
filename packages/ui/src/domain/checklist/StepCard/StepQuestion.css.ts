import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const band = domainStyle({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: {
    // On a stamped step the question lies on the page, not on a sheet.
    '[data-state="done"] &': {
      borderRadius: vars.radius.control,
      border: 0,
      marginBlockStart: vars.space[6],
    },
  },
  '@media': { print: { display: 'none' } },
});
