import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

const muted = { color: vars.color.text.muted };
const small = { ...muted, fontSize: vars.text.small };

export const variants = {
  lead: primitiveStyle({
    ...muted,
    fontSize: vars.text.large,
    marginBlockStart: vars.space[2],
    maxInlineSize: vars.size.measure,
  }),
  large: primitiveStyle({ fontSize: vars.text.large }),
  muted: primitiveStyle(muted),
  small: primitiveStyle(small),
  hint: primitiveStyle({ ...small, marginBlockStart: vars.space[1] }),
  note: primitiveStyle({ ...small, lineHeight: vars.leading.snug }),
  figures: primitiveStyle({ ...small, fontVariantNumeric: 'tabular-nums' }),
};

// Each paragraph in its own direction, line breaks kept, and no word wider than its place.
export const userWritten = primitiveStyle({
  maxInlineSize: vars.size.measure,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  unicodeBidi: 'plaintext',
  whiteSpace: 'pre-line',
});

export const unbroken = primitiveStyle({ whiteSpace: 'nowrap' });
