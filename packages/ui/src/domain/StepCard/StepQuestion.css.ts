import { domainStyle } from '../../internal/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const band = domainStyle({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  selectors: {
    // On a stamped step the question lies on the page, not on a sheet.
    '[data-state="done"] &': {
      borderRadius: vars.radius.control,
      border: 0,
      marginBlockStart: vars.space[6],
    },
  },
});

export const question = domainStyle({ fontSize: vars.text.large });
export const answers = domainStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
