import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

// Next to the fields if both fit; the sheet is at least as wide as a phone.
export const form = domainStyle({
  alignItems: 'start',
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    'screen (width >= 52rem)': {
      gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

export const preview = domainStyle({
  minInlineSize: 0,
  '@container': { 'screen (width >= 52rem)': { gridColumn: 2, gridRow: '1 / span 2' } },
});
