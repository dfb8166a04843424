import { vars } from '@settlement-help/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The next step with the dates next to it, or below it on a narrow screen. */
export const steps = style({
  alignItems: 'start',
  display: 'grid',
  gap: `${vars.space[8]} ${vars.space[12]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    'screen (width >= 52rem)': {
      // Without dates, the next step has the whole width.
      selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1fr) 16rem' } },
    },
  },
});
