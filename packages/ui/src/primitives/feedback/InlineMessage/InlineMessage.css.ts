import { recipe } from '@vanilla-extract/recipes';
import { primitiveStyle } from '../../../styles/layered.ts';
import { sheetInset } from '../../../styles/sheetInset.ts';
import { toneEdges, toneGrounds, toneInks } from '../../../styles/tone.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const message = recipe({
  base: primitiveStyle({
    display: 'flex',
    // With large text on a phone, the text is below the icon.
    flexWrap: 'wrap',
    columnGap: vars.space[3],
    alignItems: 'start',
    paddingBlock: vars.space[3],
    paddingInline: sheetInset(vars.space[4]),
    borderRadius: vars.radius.box,
    color: vars.color.text.default,
  }),
  variants: {
    tone: {
      success: [toneEdges.success, toneGrounds.success],
      error: [toneEdges.error, toneGrounds.error],
      warning: [toneEdges.warning, toneGrounds.warning],
      info: [toneEdges.info, toneGrounds.info],
    },
  },
});

export const icon = recipe({
  base: primitiveStyle({ marginBlockStart: '0.1875rem' }),
  variants: { tone: toneInks },
});

export const main = primitiveStyle({ flex: '1 1 8.5rem', minInlineSize: 0 });

export const text = primitiveStyle({ maxInlineSize: vars.size.measure, overflowWrap: 'anywhere' });

export const title = primitiveStyle({ fontWeight: vars.weight.bold });

export const action = primitiveStyle({ marginBlockStart: vars.space[3] });

export const dismiss = primitiveStyle({
  marginBlock: '-0.3125rem',
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
});
