import { primitiveStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const field = primitiveStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const label = primitiveStyle({
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
});

export const optional = primitiveStyle({
  color: vars.color.text.muted,
  fontWeight: vars.weight.regular,
});

export const hint = primitiveStyle({
  marginBlockStart: `calc(-1 * ${vars.space[1]})`,
  color: vars.color.text.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

export const slot = primitiveStyle({ position: 'relative', display: 'grid' });

export const error = primitiveStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  color: vars.color.danger.text,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  // Also used outside of fields.
  overflowWrap: 'anywhere',
});

export const control = primitiveStyle({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  fontSize: vars.text.body,
  lineHeight: vars.leading.snug,
  transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
  '::placeholder': { color: vars.color.text.subtle, opacity: 1 },
  selectors: {
    '&:focus-visible': { outlineOffset: '1px' },
    // A thicker border would move the text.
    '&[aria-invalid="true"]': {
      borderColor: vars.color.danger.text,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger.text}`,
    },
    '&[readonly], &:disabled': {
      borderColor: vars.color.border.subtle,
      backgroundColor: vars.color.surface.sunken,
      color: vars.color.text.muted,
    },
    '&:disabled': { cursor: 'not-allowed', opacity: 1 },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled, [aria-invalid="true"]):is(:read-write, select)': {
          borderColor: vars.color.text.default,
        },
      },
    },
  },
});
