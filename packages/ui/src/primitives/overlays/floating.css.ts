import { keyframes } from '@vanilla-extract/css';
import { primitiveStyle } from '../../styles/layered.ts';
import { vanish } from '../../styles/motion.css.ts';
import { vars } from '../../theme/vars.css.ts';

const fromBelow = keyframes({ from: { opacity: 0, translate: '0 0.375rem' } });
const fromAbove = keyframes({ from: { opacity: 0, translate: '0 -0.375rem' } });

const fromRight = keyframes({ from: { opacity: 0, translate: '0.375rem' } });
const fromLeft = keyframes({ from: { opacity: 0, translate: '-0.375rem' } });

const appearing = `${vars.duration.fast} ${vars.easing.out}`;

export const floating = primitiveStyle({
  zIndex: vars.zIndex.overlay,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-side="top"]': { animation: `${fromBelow} ${appearing}` },
    '&[data-side="bottom"]': { animation: `${fromAbove} ${appearing}` },
    '&[data-side="left"]': { animation: `${fromRight} ${appearing}` },
    '&[data-side="right"]': { animation: `${fromLeft} ${appearing}` },
    '&[data-state="closed"]': { animation: `${vanish} ${appearing}` },
  },
});

export const floatingSheet = primitiveStyle({
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.sheet,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  color: vars.color.text.default,
  overflow: 'auto',
  overscrollBehavior: 'contain',
});
