import type { ReactNode } from 'react';
import * as styles from './Scene.css.ts';

/** The sheet on which the scenes of empty places are drawn, in two inks on 240 by 168; decorative. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 240 168"
      width="240"
      height="168"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
