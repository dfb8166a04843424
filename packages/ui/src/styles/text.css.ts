import { style } from '@vanilla-extract/css';
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

/** What takes the focus only so that it is read out. */
export const quietTarget = domainStyle({ selectors: { '&:focus': { outline: 'none' } } });

/** A heading that takes the focus after something changed: seen by those who came with the keyboard. */
export const focusTarget = style([
  quietTarget,
  domainStyle({
    selectors: {
      '&:focus-visible': { outline: `3px solid ${vars.color.border.focus}`, outlineOffset: '4px' },
    },
  }),
]);

/** What a screen says under its title. */
export const lead = domainStyle({
  color: vars.color.text.muted,
  fontSize: vars.text.large,
  marginBlockStart: vars.space[2],
  maxInlineSize: vars.size.measure,
});

/** An aside close under what it is about. */
export const remark = domainStyle({
  color: vars.color.text.muted,
  fontSize: vars.text.small,
  marginBlockStart: vars.space[1],
});

/** A heading that is only a label. */
export const label = domainStyle({
  color: vars.color.text.muted,
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
  letterSpacing: 0,
});

/** What counts within an aside. */
export const strong = domainStyle({ color: vars.color.text.default, fontWeight: vars.weight.bold });

export const muted = domainStyle({ color: vars.color.text.muted });
export const accent = domainStyle({ color: vars.color.action.text });

/** Two lines say that there is more. */
export const twoLines = domainStyle({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
