import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const count = primitiveStyle({
  alignSelf: 'flex-end',
  marginBlockStart: `calc(-1 * ${vars.space[1]})`,
  color: vars.color.text.muted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
  selectors: {
    '&[data-over-limit]': { color: vars.color.danger.text, fontWeight: vars.weight.bold },
  },
});
