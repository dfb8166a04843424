import { primitiveStyle } from '../../internal/layered.ts';
import { vars } from '../../theme/vars.css.ts';

/** A line of the label is as tall as the control beside it. */
export const choiceSize = '1.5rem';

export const choice = primitiveStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  alignItems: 'start',
  minInlineSize: 0,
});

const centred = `calc((${vars.size.control} - ${choiceSize}) / 2)`;

export const control = primitiveStyle({
  position: 'relative',
  // Above the target that the label spreads over the whole choice.
  zIndex: 1,
  marginBlock: centred,
});

export const label = primitiveStyle({
  paddingBlock: centred,
  lineHeight: choiceSize,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '[data-disabled] > &': { color: vars.color.text.subtle, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '[data-disabled] > &': { color: 'GrayText' } } } },
});

const underLabel = {
  gridColumn: 2,
  position: 'relative',
  zIndex: 1,
  paddingBlockEnd: vars.space[2],
} as const;

export const hint = primitiveStyle({ ...underLabel, marginBlockStart: `calc(-1 * ${vars.space[2]})` });
export const error = primitiveStyle(underLabel);
