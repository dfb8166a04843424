import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const original = domainStyle({
  selectors: { '&[data-role="subject"]': { fontWeight: vars.weight.bold } },
  '@media': {
    print: {
      selectors: {
        '&[data-role="date"]': { textAlign: 'end' },
        // In France the window of the envelope is on the right.
        '&[data-role="recipient"]:lang(fr)': { marginInlineStart: '50%' },
      },
    },
  },
});

export const signHere = domainStyle({
  maxInlineSize: '20rem',
  blockSize: '4em',
  borderBlockEnd: '1px solid currentcolor',
  marginBlockEnd: vars.space[2],
});
