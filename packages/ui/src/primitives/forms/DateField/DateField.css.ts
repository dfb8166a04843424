import { style } from '@vanilla-extract/css';
import { primitiveStyle } from '../../../styles/layered.ts';
import { gap, line } from '../../../styles/line.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const parts = style([line, gap[3]]);

export const part = primitiveStyle({
  inlineSize: '4.5rem',
  selectors: { '&[data-part="year"]': { inlineSize: '6rem' } },
});

export const partLabel = primitiveStyle({
  color: vars.color.text.muted,
  display: 'block',
  fontSize: vars.text.small,
});
