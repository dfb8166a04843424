import { primitiveStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

/** A button with one line of small text is as tall as a control. */
export const headPadding = `calc((${vars.size.control} - ${vars.leading.body} * ${vars.text.small}) / 2)`;

export const button = primitiveStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.size.control,
  paddingBlock: headPadding,
  paddingInline: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: {
    // The arrow comes first, so that the label ends where the numbers end.
    '[data-numeric] > &': { flexDirection: 'row-reverse' },
    '[aria-sort] > &': { color: vars.color.text.default },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { color: vars.color.text.default, textDecoration: 'underline' } },
    },
  },
});

export const icon = primitiveStyle({
  color: vars.color.text.subtle,
  selectors: { '[aria-sort] &': { color: vars.color.action.text } },
  '@media': {
    // Browsers keep the colour of an SVG in forced colours.
    [media.forcedColors]: { selectors: { '&&&': { color: 'ButtonText' } } },
  },
});
