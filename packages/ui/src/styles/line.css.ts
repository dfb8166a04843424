import { vars } from '../theme/vars.css.ts';
import { primitiveStyle } from './layered.ts';

export const gap = {
  1: primitiveStyle({ gap: vars.space[1] }),
  2: primitiveStyle({ gap: vars.space[2] }),
  3: primitiveStyle({ gap: vars.space[3] }),
  4: primitiveStyle({ gap: vars.space[4] }),
  6: primitiveStyle({ gap: vars.space[6] }),
  8: primitiveStyle({ gap: vars.space[8] }),
};

/** Beside one another as far as there is room. */
export const line = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minInlineSize: 0,
});

/** A field or a bar with the button that belongs to it, whose feet share a line. */
export const besideAction = primitiveStyle({
  alignItems: 'end',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
});

/** An icon beside the first line of a text. */
export const besideFirstLine = primitiveStyle({ marginBlockStart: '0.1875rem' });
