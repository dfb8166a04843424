import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = primitiveStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  gap: `${vars.space[2]} ${vars.space[3]}`,
});

export const status = primitiveStyle({
  minInlineSize: 0,
  maxInlineSize: '26rem',
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  // The empty region takes no space in the row.
  selectors: { '&:empty': { marginInlineStart: `calc(-1 * ${vars.space[3]})` } },
});

export const copied = primitiveStyle({ color: vars.color.success.text });

export const refused = primitiveStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  color: vars.color.danger.text,
});
