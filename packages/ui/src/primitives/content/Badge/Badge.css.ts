import { recipe } from '@vanilla-extract/recipes';
import { primitiveStyle } from '../../../styles/layered.ts';
import { toneGrounds, toneInks } from '../../../styles/tone.css.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const badge = recipe({
  base: primitiveStyle({
    fontSize: vars.text.small,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.snug,
    overflowWrap: 'anywhere',
  }),
  variants: {
    tone: {
      neutral: primitiveStyle({
        backgroundColor: vars.color.surface.sunken,
        color: vars.color.text.muted,
      }),
      success: [toneGrounds.success, toneInks.success],
      error: [toneGrounds.error, toneInks.error],
      warning: [toneGrounds.warning, toneInks.warning],
      info: [toneGrounds.info, toneInks.info],
    },
    variant: {
      label: primitiveStyle({
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space[1],
        maxInlineSize: '100%',
        paddingBlock: '0.0625rem',
        paddingInline: vars.space[2],
        // Visible in forced colours, which remove the background.
        border: '1px solid transparent',
        borderRadius: vars.radius.small,
      }),
      marker: primitiveStyle({
        // The band is drawn per line with slanted ends, like a highlighter.
        display: 'inline',
        marginInline: '-0.35em 0',
        paddingBlock: '0.1em',
        paddingInline: '0.5em',
        borderRadius: '2px',
        backgroundImage: `linear-gradient(99deg, transparent 0.15em, ${vars.color.marker.background} 0 calc(100% - 0.2em), transparent 0)`,
        boxDecorationBreak: 'clone',
        WebkitBoxDecorationBreak: 'clone',
        color: vars.color.marker.text,
        lineHeight: 1.7,
        '@media': {
          [media.forcedColors]: {
            backgroundColor: 'Mark',
            backgroundImage: 'none',
            color: 'MarkText',
            forcedColorAdjust: 'none',
          },
        },
      }),
    },
  },
});
