import * as styles from './Scene.css.ts';
import { Scene, tintProps } from './Scene.tsx';

/** A signpost, for missing screens and lists. */
export function SignpostScene() {
  const arm = 'M 104 68 h -60 l -12 11 l 12 11 h 60 Z';
  return (
    <Scene>
      <path d="M 4 152 H 236 M 128 152 q 44 -40 96 0 M 40 152 l -5 -9 M 44 152 v -12 M 48 152 l 4 -8" />
      <g className={styles.pageFill} strokeWidth="2">
        <path d="M 76 152 V 26 q 0 -4 4 -4 q 4 0 4 4 V 152" />
        <path d="M 54 34 h 62 l 12 11 l -12 11 h -62 Z" />
      </g>
      <g className={styles.accent}>
        <path className={styles.pageFill} d={arm} />
        <path {...tintProps} d={arm} />
        <path strokeDasharray="4 6" d="M 100 138 q 52 14 62 -26" />
        <path className={styles.pageFill} d="M 154 82 l 52 -12 l 8 34 l -52 12 Z M 154 82 l 33 13 l 19 -25" />
      </g>
      <path d="M 66 45 h 36 M 56 79 h 34" />
    </Scene>
  );
}
