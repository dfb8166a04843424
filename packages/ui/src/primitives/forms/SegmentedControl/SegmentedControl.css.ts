import { style } from '@vanilla-extract/css';
import { choice } from '../../../styles/choice.css.ts';
import { primitiveStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const rule = `1px solid ${vars.color.border.subtle}`;

export const group = primitiveStyle({
  borderBlockEnd: rule,
  selectors: {
    '&[data-orientation="horizontal"]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1px',
      overflow: 'clip',
      border: `1px solid ${vars.color.border.control}`,
      borderRadius: vars.radius.control,
      backgroundColor: vars.color.border.control,
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger.text },
    '&[aria-invalid="true"][data-orientation="horizontal"]': {
      boxShadow: `0 0 0 1px ${vars.color.danger.text}`,
    },
  },
});

export const option = primitiveStyle({ position: 'relative', display: 'grid', flexGrow: 1 });

// Invisible above the whole segment, so that it takes the clicks.
export const input = primitiveStyle({
  position: 'absolute',
  inset: 0,
  blockSize: '100%',
  inlineSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const segment = style([
  choice,
  primitiveStyle({
    display: 'flex',
    alignItems: 'center',
    // With large text on a phone, the sample is below the words.
    flexWrap: 'wrap',
    columnGap: vars.space[4],
    minBlockSize: vars.size.control,
    borderBlockStart: rule,
    overflowWrap: 'anywhere',
    selectors: {
      ':focus-visible + &': { outline: `3px solid ${vars.color.border.focus}`, outlineOffset: '-3px' },
      ':disabled + &': { color: vars.color.text.subtle },
      '[data-orientation="horizontal"] :not(:checked) + &': { backgroundColor: vars.color.surface.raised },
    },
    '@media': { [media.forcedColors]: { selectors: { ':disabled + &': { color: 'GrayText' } } } },
  }),
]);

export const words = primitiveStyle({
  flex: '1 1 8.5rem',
  minInlineSize: 0,
  lineHeight: vars.leading.snug,
  selectors: { '[data-orientation="horizontal"] &': { flexBasis: 'auto' } },
});

export const hint = primitiveStyle({
  display: 'block',
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
});
