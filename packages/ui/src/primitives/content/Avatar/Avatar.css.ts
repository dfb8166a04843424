import { recipe } from '@vanilla-extract/recipes';
import { primitiveStyle } from '../../../styles/layered.ts';
import { units } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

export const avatar = recipe({
  base: primitiveStyle({
    display: 'inline-grid',
    // The track does not grow with the photo.
    gridTemplate: '100% / 100%',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.action.soft,
    color: vars.color.action.text,
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.bold,
    lineHeight: 1,
    overflow: 'hidden',
  }),
  variants: {
    size: {
      small: primitiveStyle({ inlineSize: units(8), blockSize: units(8), fontSize: units(3.75) }),
      medium: primitiveStyle({ inlineSize: units(10), blockSize: units(10), fontSize: units(4.5) }),
      large: primitiveStyle({ inlineSize: units(24), blockSize: units(24), fontSize: units(10) }),
    },
  },
});

export const photo = primitiveStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
