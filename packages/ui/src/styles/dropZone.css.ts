import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';
import { primitiveStyle } from './layered.ts';

/** Shows the focus ring of the file input inside it. */
export const ringed = primitiveStyle({
  selectors: {
    '&:focus-within': { outline: `3px solid ${vars.color.border.focus}`, outlineOffset: '2px' },
  },
});

export const dropZone = primitiveStyle({
  display: 'grid',
  columnGap: vars.space[3],
  alignItems: 'start',
  border: `1px dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.box,
  color: vars.color.action.text,
  cursor: 'pointer',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&[data-dragged-over]': { backgroundColor: vars.color.action.soft, borderStyle: 'solid' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([data-disabled])': { backgroundColor: vars.color.action.soft } },
    },
  },
});

/** The invisible file input covers the zone, so that it takes clicks, focus and drops. */
export const fileInput = primitiveStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
  '::file-selector-button': { cursor: 'inherit' },
});
