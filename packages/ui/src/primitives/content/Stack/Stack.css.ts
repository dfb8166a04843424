import { recipe } from '@vanilla-extract/recipes';
import { primitiveStyle } from '../../../styles/layered.ts';
import { gap, line } from '../../../styles/line.css.ts';

export const stack = recipe({
  base: primitiveStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: { gap },
});

export const inline = recipe({ base: line, variants: { gap } });
