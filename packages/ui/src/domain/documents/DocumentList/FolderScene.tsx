import * as styles from '../../shell/Scene/Scene.css.ts';
import { Scene, tintProps } from '../../shell/Scene/Scene.tsx';

export function FolderScene() {
  return (
    <Scene>
      <path d="M 4 144 H 236 M 26 144 V 164 M 214 144 V 164" />
      <path {...tintProps} d="M 36 144 V 50 q 0 -6 6 -6 h 30 l 9 11 h 57 q 6 0 6 6 v 9" />
      <g className={styles.accent}>
        <path className={styles.pageFill} d="M 62 100 V 22 h 42 l 14 14 V 100 Z M 104 22 v 14 h 14" />
        <path d="M 72 38 h 20 M 72 48 h 34 M 72 58 h 34" />
        <path {...tintProps} d="M 174 144 l 4 -48 q 0.5 -5 5.5 -4.6 l 27 2.3 q 5 0.5 4.6 5.5 l -3.8 44.8" />
        <circle cx="195" cy="114" r="8.5" />
        <path d="M 186.5 114 h 17 M 195 105.5 q -5.5 8.5 0 17 M 195 105.5 q 5.5 8.5 0 17 M 186 130 l 16 1.3" />
      </g>
      <path
        className={styles.pageFill}
        strokeWidth="2"
        d="M 36 144 L 51 76 q 1.5 -6 8 -6 h 98 q 8 0 6 7 L 149 139 q -1 5 -7 5 Z"
      />
      <circle cx="92" cy="108" r="6" />
      <path d="M 98 108 h 24 v 6 M 114 108 v 5" />
    </Scene>
  );
}
