import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const part = primitiveStyle({
  inlineSize: '4.5rem',
  selectors: { '&[data-part="year"]': { inlineSize: '6rem' } },
});

export const partLabel = primitiveStyle({
  color: vars.color.text.muted,
  display: 'block',
  fontSize: vars.text.small,
});
