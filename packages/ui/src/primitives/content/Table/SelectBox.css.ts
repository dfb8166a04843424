import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const box = primitiveStyle({
  selectors: {
    // Overrides the columns of a checkbox with a label in any load order.
    '&&': {
      gridTemplateColumns: 'auto auto',
      justifyContent: 'center',
      columnGap: 0,
      inlineSize: vars.size.control,
    },
  },
});
