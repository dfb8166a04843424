import type { ReactNode } from 'react';
import { pen } from './pen.ts';
import * as styles from './Scene.css.ts';

/** A decorative drawing of 240 by 168 units. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.scene} viewBox="0 0 240 168" width="240" height="168" {...pen} aria-hidden="true">
      {children}
    </svg>
  );
}
