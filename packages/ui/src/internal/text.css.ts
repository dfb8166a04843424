import { vars } from '../theme/vars.css.ts';
import { domainStyle } from './layered.ts';

/** The title of a screen. */
export const display = domainStyle({ fontSize: vars.text.display, letterSpacing: '-0.02em' });

/** The title of what leads a screen. */
export const heading = domainStyle({ fontSize: vars.text.heading });

/** The title of a part of a screen. */
export const title = domainStyle({ fontSize: vars.text.title });

/** What is said beside. */
export const aside = domainStyle({ color: vars.color.text.muted, fontSize: vars.text.small });

/** As an aside, in lines that belong together. */
export const note = domainStyle({
  color: vars.color.text.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

/** An aside of figures. */
export const figures = domainStyle({
  color: vars.color.text.muted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

/** What leads a part: the question that is asked, the words of who asks. */
export const large = domainStyle({ fontSize: vars.text.large });

/** A heading that takes the focus after something changed: seen by those who came with the keyboard. */
export const focusTarget = domainStyle({
  selectors: {
    '&:focus': { outline: 'none' },
    '&:focus-visible': { outline: `3px solid ${vars.color.border.focus}`, outlineOffset: '4px' },
  },
});
