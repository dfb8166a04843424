import { domainStyle } from '../../internal/layered.ts';
import * as text from '../../internal/text.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const live = ':not([aria-disabled="true"])';

export const root = domainStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minInlineSize: 0,
});

export const button = domainStyle({
  alignItems: 'center',
  background: 'none',
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  color: vars.color.text.muted,
  cursor: 'pointer',
  display: 'inline-flex',
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  gap: vars.space[2],
  minBlockSize: '2.25rem',
  minInlineSize: '3.75rem',
  justifyContent: 'center',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  touchAction: 'manipulation',
  selectors: {
    '&[aria-pressed="true"]': {
      backgroundColor: vars.color.action.soft,
      borderColor: vars.color.action.text,
      color: vars.color.action.text,
      fontWeight: vars.weight.bold,
    },
    '&[aria-disabled="true"]': {
      borderColor: vars.color.border.subtle,
      color: vars.color.text.subtle,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.control },
    [media.hover]: {
      selectors: {
        [`&:hover${live}`]: { borderColor: vars.color.text.default, color: vars.color.text.default },
      },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': { borderColor: 'Highlight', color: 'Highlight' },
        '&[aria-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

// Wide enough for one more digit, so that a vote does not move what stands beside it.
export const count = domainStyle({ minInlineSize: '2ch', textAlign: 'start' });

export const reason = text.note;
