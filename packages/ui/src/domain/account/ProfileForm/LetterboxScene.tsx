import * as styles from '../../shell/Scene/Scene.css.ts';
import { Scene, tintProps } from '../../shell/Scene/Scene.tsx';

export function LetterboxScene() {
  return (
    <Scene>
      <path d="M 4 152 H 236 M 26 152 v 8 h 88 v -8" />
      <path {...tintProps} strokeWidth="2" d="M 32 152 V 28 q 0 -8 8 -8 h 60 q 8 0 8 8 V 152" />
      <path className={styles.pageFill} d="M 46 34 h 48 v 34 H 46 Z M 46 120 h 48 v 20 H 46 Z" />
      <path d="M 70 34 v 34 M 100 86 H 86" />
      <g className={styles.accent}>
        <path className={styles.pageFill} d="M 95 100 h 10 v 14 h -10 Z M 100 100 v -7" />
        <path className={styles.pageFill} d="M 144 72 V 34 h 36 V 72 M 144 34 l 18 14 l 18 -14" />
        <path {...tintProps} d="M 214 152 l -3 -18 h 26 l -3 18 Z" />
        <path d="M 224 134 V 96 M 224 124 q -14 -1 -15 -16 q 14 1 15 16 M 224 114 q 12 -1 13 -16 q -12 1 -13 16 M 224 104 q -10 -6 -6 -18 q 10 6 6 18" />
      </g>
      <path
        className={styles.pageFill}
        strokeWidth="2"
        d="M 126 110 V 74 q 0 -14 14 -14 h 44 q 14 0 14 14 v 36 Z"
      />
      <path d="M 140 72 h 44 M 162 110 v 42" />
      <g className={styles.accent}>
        <path d="M 140 86 h 44 v 14 h -44 Z M 146 94 q 3 -6 5 -1 t 5 -1 t 5 0 t 5 0 h 10" />
      </g>
    </Scene>
  );
}
