import { style } from '@vanilla-extract/css';
import { scriptedFocus } from '../../../styles/focus.css.ts';
import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

/** A focused heading has a frame around its words, not across the page. */
export const focusTarget = style([
  scriptedFocus,
  primitiveStyle({ selectors: { '&:focus-visible': { inlineSize: 'fit-content' } } }),
]);

export const variants = {
  page: primitiveStyle({ fontSize: vars.text.display, letterSpacing: '-0.02em' }),
  panel: primitiveStyle({ fontSize: vars.text.heading }),
  section: primitiveStyle({ fontSize: vars.text.title }),
  // With large text on a phone, its longest words fit next to an icon.
  subsection: primitiveStyle({ fontSize: `min(${vars.text.large}, 10vw)` }),
  label: primitiveStyle({
    color: vars.color.text.muted,
    fontFamily: vars.font.body,
    fontSize: vars.text.small,
    letterSpacing: 0,
  }),
};
