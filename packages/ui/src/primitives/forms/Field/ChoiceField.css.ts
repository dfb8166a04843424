import { style } from '@vanilla-extract/css';
import { primitiveStyle } from '../../../styles/layered.ts';
import { media, screenBelow } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';
import * as field from './Field.css.ts';

/** Size of a checkbox, switch and radio button, and line height of their labels. */
export const choiceSize = '1.5rem';

export const choice = primitiveStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  alignItems: 'start',
  minInlineSize: 0,
  '@container': {
    // With large text on a phone, the label is below a switch, which is wider than a checkbox.
    [screenBelow('11rem')]: {
      selectors: { '&:has([role="switch"])': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

const centringSpace = `calc((${vars.size.control} - ${choiceSize}) / 2)`;

export const control = primitiveStyle({
  position: 'relative',
  // The label's ::after covers the whole choice; the control stays clickable above it.
  zIndex: 1,
  marginBlock: centringSpace,
});

export const label = primitiveStyle({
  paddingBlock: centringSpace,
  lineHeight: choiceSize,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '[data-disabled] > &': { color: vars.color.text.subtle, cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColors]: { selectors: { '[data-disabled] > &': { color: 'GrayText' } } } },
});

const underLabel = {
  gridColumn: '-2 / -1',
  position: 'relative',
  zIndex: 1,
  paddingBlockEnd: vars.space[2],
} as const;

// Composition puts these rules after those of field.hint, so the margin wins.
export const hint = style([
  field.hint,
  primitiveStyle({ ...underLabel, marginBlockStart: `calc(-1 * ${vars.space[2]})` }),
]);
export const error = primitiveStyle(underLabel);

const checkedSelector = '&:is(:checked, :indeterminate)';

/** Input of Checkbox and Switch, filled when checked; a check mark or thumb is drawn over it. */
export const toggle = primitiveStyle({
  appearance: 'none',
  gridArea: '1 / 1',
  blockSize: choiceSize,
  margin: 0,
  border: `1px solid ${vars.color.border.control}`,
  backgroundColor: vars.color.surface.raised,
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast} ${vars.easing.out}, border-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    [checkedSelector]: {
      borderColor: vars.color.action.background,
      backgroundColor: vars.color.action.background,
    },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.danger.text,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger.text}`,
    },
    '&:disabled': {
      borderColor: vars.color.border.subtle,
      backgroundColor: vars.color.surface.sunken,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        ':hover > * > &:not(:checked, :indeterminate, :disabled, [aria-invalid="true"])': {
          borderColor: vars.color.text.default,
        },
      },
    },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      backgroundColor: 'Field',
      selectors: {
        [checkedSelector]: { borderColor: 'Highlight', backgroundColor: 'Highlight' },
        '&:disabled': { borderColor: 'GrayText', backgroundColor: 'Field' },
      },
    },
  },
});
