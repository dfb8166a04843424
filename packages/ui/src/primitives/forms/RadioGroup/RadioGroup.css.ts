import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const group = primitiveStyle({
  display: 'flex',
  flexDirection: 'column',
  selectors: {
    '&[data-inline]': { flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space[6] },
  },
});
