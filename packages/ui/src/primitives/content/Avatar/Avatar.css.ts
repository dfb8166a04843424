import { recipe } from '@vanilla-extract/recipes';
import { primitiveStyle } from '../../../styles/layered.ts';
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
      small: primitiveStyle({ inlineSize: '2rem', blockSize: '2rem', fontSize: '0.9375rem' }),
      medium: primitiveStyle({ inlineSize: '2.5rem', blockSize: '2.5rem', fontSize: '1.125rem' }),
      large: primitiveStyle({ inlineSize: '6rem', blockSize: '6rem', fontSize: '2.5rem' }),
    },
  },
});

export const photo = primitiveStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
