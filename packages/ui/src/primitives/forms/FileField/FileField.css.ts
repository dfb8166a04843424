import { style } from '@vanilla-extract/css';
import { dropZone, fileInput, ringed } from '../../../styles/dropZone.css.ts';
import { labelled, labelText } from '../../../styles/labelled.css.ts';
import { primitiveStyle } from '../../../styles/layered.ts';
import { media, screenBelow } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const largeText = screenBelow('19.5rem');

export const root = labelled;

export const zone = style([
  dropZone,
  ringed,
  primitiveStyle({
    position: 'relative',
    selectors: {
      '&[data-dragged-over]': { borderColor: 'currentColor' },
      '&[data-invalid]': { borderColor: vars.color.danger.text },
      '&[data-disabled]': {
        borderColor: vars.color.border.subtle,
        color: vars.color.text.subtle,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      print: { display: 'none' },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
]);

export const input = fileInput;

export const icon = primitiveStyle({ marginBlockStart: '0.1875rem' });

export const label = labelText;

export const hint = primitiveStyle({
  marginBlockStart: '0.125rem',
  color: vars.color.text.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

// Always rendered, because a live region must exist before its text.
export const status = primitiveStyle({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[2]})` } },
});

export const chosen = primitiveStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  alignItems: 'center',
  minBlockSize: vars.size.control,
  paddingInlineStart: vars.space[4],
  color: vars.color.text.default,
  '@container': { [largeText]: { paddingInlineStart: 0 } },
});

export const fileName = primitiveStyle({ lineHeight: vars.leading.snug, overflowWrap: 'anywhere' });

export const details = primitiveStyle({
  gridColumn: '2 / -1',
  marginBlockEnd: vars.space[2],
  '@container': { [largeText]: { gridColumn: '1 / -1' } },
});

export const camera = primitiveStyle({
  display: 'none',
  marginBlockStart: vars.space[3],
  '@media': { '(pointer: coarse)': { display: 'block' } },
});
