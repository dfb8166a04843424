import * as styles from '../../shell/Scene/Scene.css.ts';
import { Scene, tintProps } from '../../shell/Scene/Scene.tsx';

export function BenchScene() {
  return (
    <Scene>
      <path d="M 4 150 H 236" />
      <g className={styles.accent}>
        <path d="M 196 150 V 88 M 196 118 l 14 -12 M 196 106 l -10 -9" />
        <path
          {...tintProps}
          d="M 176 92 q -16 -4 -13 -20 q -8 -18 12 -24 q 6 -18 24 -12 q 20 -3 21 16 q 14 10 3 24 q 0 16 -17 16 q -16 8 -30 0 Z"
        />
        <path d="M 20 150 v -30 M 20 120 h -8 v -14 h 34 l 7 7 l -7 7 H 20" />
      </g>
      <path
        strokeWidth="2"
        d="M 58 122 H 162 M 58 106 H 162 M 68 106 V 150 M 152 106 V 150 M 54 122 v 6 h 112 v -6"
      />
      <g className={styles.pageFill}>
        <circle cx="88" cy="66" r="9" />
        <path d="M 74 122 V 96 q 0 -16 14 -16 q 14 0 14 16 V 122 Z M 78 122 q 0 12 10 12 v 16 M 96 122 v 28" />
        <circle cx="132" cy="68" r="9" />
        <path d="M 118 122 V 98 q 0 -16 14 -16 q 14 0 14 16 V 122 Z M 124 122 v 28 M 140 122 v 28" />
      </g>
      <path d="M 123 66 q 0 -10 9 -10 q 9 0 9 8" />
      <g className={styles.accent}>
        <path
          {...tintProps}
          d="M 60 20 h 40 q 6 0 6 6 v 14 q 0 6 -6 6 h -8 l -6 8 v -8 H 60 q -6 0 -6 -6 V 26 q 0 -6 6 -6 Z"
        />
        <path d="M 64 30 h 30 M 64 37 h 18" />
      </g>
      <path
        className={styles.pageFill}
        d="M 124 30 h 22 q 5 0 5 5 v 8 q 0 5 -5 5 h -10 l -5 6 v -6 h -7 q -5 0 -5 -5 v -8 q 0 -5 5 -5 Z"
      />
      <path d="M 129 39 l 4 4 l 8 -8" />
    </Scene>
  );
}
