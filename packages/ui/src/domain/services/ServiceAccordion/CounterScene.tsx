import * as styles from '../../shell/Scene/Scene.css.ts';
import { Scene, tintProps } from '../../shell/Scene/Scene.tsx';

export function CounterScene() {
  return (
    <Scene>
      <path d="M 4 152 H 236 M 44 106 V 40 q 0 -6 6 -6 h 76 q 6 0 6 6 V 106" />
      <path d="M 72 106 V 98 q 0 -16 16 -16 q 16 0 16 16 v 8 M 97 66 a 9 9 0 1 1 -18 0 a 9 9 0 1 1 18 0 Z" />
      <g className={styles.accent}>
        <path {...tintProps} d="M 172 18 V 4 M 214 18 V 4 M 160 18 h 66 v 32 h -66 Z" />
        <path strokeWidth="2" d="M 178 30 q 0 -5 5 -5 q 5 0 5 5 q 0 3 -10 13 h 10 M 197 25 h 10 l -6 18" />
      </g>
      <path {...tintProps} strokeWidth="2" d="M 28 116 V 152 H 166 V 116" />
      <path className={styles.pageFill} strokeWidth="2" d="M 20 106 H 174 v 10 H 20 Z" />
      <path d="M 132 106 v -6 h 26 v 6 M 140 100 q 5 -8 1 -13 a 6.5 6.5 0 1 1 8 0 q -4 5 1 13" />
      <path d="M 192 128 V 108 q 0 -16 14 -16 q 14 0 14 16 v 20 Z M 199 128 v 24 M 213 128 v 24 M 215 76 a 9 9 0 1 1 -18 0 a 9 9 0 1 1 18 0 Z" />
      <g className={styles.accent}>
        <path className={styles.pageFill} d="M 178 104 h 24 v 17 h -24 Z M 183 110 h 13" />
      </g>
    </Scene>
  );
}
