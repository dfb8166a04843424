import { style } from '@vanilla-extract/css';
import { primitiveStyle } from '../../../styles/layered.ts';
import { media, screenBelow } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';
import * as field from './Field.css.ts';

/** Above the label's click target, which covers the whole choice. */
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

const centred = `calc((${vars.size.control} - ${choiceSize}) / 2)`;

export const control = primitiveStyle({
  position: 'relative',
  // Size of a checkbox, a switch and a radio button, and the line height of their labels.
  zIndex: 1,
  marginBlock: centred,
});

export const label = primitiveStyle({
  paddingBlock: centred,
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

// Composed, so that these rules come after those of the field.
export const hint = style([
  field.hint,
  primitiveStyle({ ...underLabel, marginBlockStart: `calc(-1 * ${vars.space[2]})` }),
]);
export const error = primitiveStyle(underLabel);

const chosen = '&:is(:checked, :indeterminate)';

/** The `<input type="checkbox">` of what is filled once it is chosen, with a sign drawn over it. */
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
    [chosen]: {
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
        [chosen]: { borderColor: 'Highlight', backgroundColor: 'Highlight' },
        '&:disabled': { borderColor: 'GrayText', backgroundColor: 'Field' },
      },
    },
  },
});
