import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { beside, rows } from '../../../styles/layout.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const band = style([
  rows[3],
  domainStyle({
    selectors: {
      // On a stamped step the question lies on the page, not on a sheet.
      '[data-state="done"] &': {
        borderRadius: vars.radius.control,
        border: 0,
        marginBlockStart: vars.space[6],
      },
    },
    '@media': { print: { display: 'none' } },
  }),
]);

export const actions = beside;
