import { primitiveStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

/** The border and background of a control, around an input and its neighbours. */
export const frame = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  fontSize: vars.text.body,
  lineHeight: vars.leading.snug,
  transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&:has(> input:focus-visible)': {
      outline: `3px solid ${vars.color.border.focus}`,
      outlineOffset: '1px',
    },
    '&:has(> [aria-invalid="true"])': {
      borderColor: vars.color.danger.text,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger.text}`,
    },
    '&:has(> input:is([readonly], :disabled))': {
      borderColor: vars.color.border.subtle,
      backgroundColor: vars.color.surface.sunken,
      color: vars.color.text.muted,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:has(> input:read-write:not(:disabled, [aria-invalid="true"]))': {
          borderColor: vars.color.text.default,
        },
      },
    },
  },
});

/** An input without its own border and background. */
export const input = primitiveStyle({
  flex: '1 1 0',
  inlineSize: '100%',
  minInlineSize: '3rem',
  minBlockSize: `calc(${vars.size.control} - 2px)`,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  fontSize: 'inherit',
  lineHeight: 'inherit',
  '::placeholder': { color: vars.color.text.subtle, opacity: 1 },
  selectors: {
    // The frame has the focus ring.
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { cursor: 'not-allowed', opacity: 1 },
  },
});
