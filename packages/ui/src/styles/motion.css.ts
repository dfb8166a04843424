import { keyframes } from '@vanilla-extract/css';

export const appear = keyframes({ from: { opacity: 0 } });
export const rise = keyframes({ from: { opacity: 0, translate: '0 0.75rem' } });
export const pulse = keyframes({ '50%': { opacity: 0.4 } });
export const vanish = keyframes({ to: { opacity: 0 } });
