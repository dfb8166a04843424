import type { ReactNode } from 'react';
import * as styles from './Scene.css.ts';

/** A decorative drawing of 240 by 168 units. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 240 168"
      width="240"
      height="168"
      {...strokeProps}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Strokes in the colour of the text. */
export const strokeProps = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

/** A light fill in the colour of the strokes. */
export const tintProps = { fill: 'currentColor', fillOpacity: '0.12' } as const;
