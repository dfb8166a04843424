import { keyframes } from '@vanilla-extract/css';

export const appear = keyframes({ from: { opacity: 0 } });
/** Fades in from just below. */
export const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });
export const vanish = keyframes({ to: { opacity: 0 } });
