import { recipe } from '@vanilla-extract/recipes';
import { primitiveStyle } from '../../../styles/layered.ts';
import { toneEdges, toneGrounds, toneInks } from '../../../styles/tone.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const message = recipe({
  base: primitiveStyle({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: vars.space[3],
    alignItems: 'start',
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderRadius: vars.radius.control,
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

export const text = primitiveStyle({ maxInlineSize: vars.size.measure, overflowWrap: 'anywhere' });

export const title = primitiveStyle({ fontWeight: vars.weight.bold });

export const action = primitiveStyle({ gridColumn: 2, marginBlockStart: vars.space[3] });

export const dismiss = primitiveStyle({
  gridColumn: 3,
  gridRow: 1,
  marginBlock: '-0.3125rem',
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
});
