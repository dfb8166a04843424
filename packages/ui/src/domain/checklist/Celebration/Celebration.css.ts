import { keyframes } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { appear } from '../../../styles/motion.css.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const press = keyframes({
  from: { opacity: 0, rotate: '14deg', scale: 1.7 },
  '70%': { opacity: 1, rotate: '0deg', scale: 0.97 },
});
const rise = keyframes({
  '0%': { opacity: 0, transform: 'scale(0.05)' },
  '12%': { opacity: 1 },
  '55%': { opacity: 1, transform: 'scale(1)' },
  '100%': { opacity: 0, transform: 'translateY(14px) scale(1.06)' },
});

export const overlay = domainStyle({
  animation: `${appear} ${vars.duration.slow} ${vars.easing.out}`,
  backgroundColor: vars.color.surface.page,
  inset: 0,
  opacity: 0.94,
  position: 'fixed',
  zIndex: vars.zIndex.overlay,
});

export const content = domainStyle({
  alignContent: 'center',
  animation: `${appear} ${vars.duration.slow} ${vars.easing.out}`,
  display: 'grid',
  gap: vars.space[4],
  inset: 0,
  justifyItems: 'center',
  overflow: 'hidden',
  padding: vars.space[6],
  position: 'fixed',
  textAlign: 'center',
  zIndex: vars.zIndex.overlay,
});

export const sky = domainStyle({
  blockSize: '100%',
  inlineSize: '100%',
  inset: 0,
  pointerEvents: 'none',
  position: 'absolute',
  zIndex: -1,
  '@media': { [media.reducedMotion]: { display: 'none' } },
});

/** At most two new bursts per second; they fade instead of flashing. */
export const burst = domainStyle({
  animation: `${rise} 2.4s ${vars.easing.out} infinite both`,
  transformBox: 'fill-box',
  transformOrigin: 'center',
});

export const stamp = domainStyle({
  animation: `${press} 420ms ${vars.easing.out}`,
  blockSize: 'min(17.5rem, 60vw)',
  inlineSize: 'min(17.5rem, 60vw)',
});

export const text = domainStyle({
  color: vars.color.text.muted,
  fontSize: vars.text.large,
  maxInlineSize: '17.9em',
});

/** Listed here because a script that imports the tokens ships all of them. */
export const inks = [
  vars.color.stamp,
  vars.color.action.text,
  vars.color.success.text,
  vars.color.warning.text,
];
