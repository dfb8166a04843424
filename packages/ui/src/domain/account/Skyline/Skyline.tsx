import { useMessages } from '../../hooks/useMessages.ts';
import { strokeProps, tintProps } from '../../shell/Scene/Scene.tsx';
import * as styles from './Skyline.css.ts';

const columns = [672, 687, 703, 719, 735, 751, 767, 782];
const windows = (x: number, y: number, count: number, rows: number, gap = 22) =>
  Array.from({ length: count * rows }, (_, index) => {
    const left = x + (index % count) * gap;
    const top = y + Math.floor(index / count) * gap;
    return `M ${left} ${top} h 11 v 12 h -11 Z`;
  }).join(' ');

/** Skylines of Paris and Berlin with a route between them. */
export function Skyline() {
  const label = useMessages('skyline');
  return (
    <svg
      className={styles.skyline}
      viewBox="0 0 1100 168"
      width="1100"
      height="168"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
      {...strokeProps}
    >
      <path d="M 0 166 H 1100" />
      <g {...tintProps}>
        <g data-city="paris">
          <path d="M 36 166 V 110 H 146 V 166 M 36 110 V 102 Q 38 82 58 82 H 124 Q 144 82 146 102 V 110 M 64 82 V 68 H 72 V 82 M 106 82 V 64 H 115 V 82" />
          <path d={windows(56, 92, 3, 1, 29)} />
          <path d="M 53 166 V 130 H 69 V 166 M 83 166 V 130 H 99 V 166 M 113 166 V 130 H 129 V 166" />
          <path d="M 212 166 C 236 128 246 84 249 32 H 253 C 256 84 266 128 290 166 M 251 32 V 12 M 240 98 H 262 M 232 122 H 270 M 222 146 H 280 M 270 166 Q 251 136 232 166" />
          <path d="M 320 166 V 118 L 357 94 L 394 118 V 166 M 320 118 H 394 M 335 166 V 134 H 349 V 166 M 365 166 V 134 H 379 V 166" />
        </g>
        <g data-city="berlin">
          <path d="M 660 98 H 794 V 90 H 660 Z M 684 98 V 78 H 770 V 98 M 700 78 V 72 H 754 V 78 M 716 72 Q 718 60 727 64 Q 736 60 738 72" />
          <path d={columns.map((x) => `M ${x} 98 V 166`).join(' ')} />
          <circle cx="892" cy="54" r="15" />
          <path d="M 892 39 V 4 M 885 24 H 899 M 885.5 68 L 881 166 H 903 L 898.5 68 M 878 58 H 906" />
          <path d="M 960 166 V 102 H 1036 V 166 M 954 102 L 998 80 L 1042 102 Z" />
          <path d={windows(972, 114, 3, 2)} />
        </g>
      </g>
      <g className={styles.route} strokeWidth="3.5">
        <path d="M 404 154 C 470 154 486 130 540 130 S 604 154 648 154" />
        <circle className={styles.stop} cx="404" cy="154" r="7.5" strokeWidth="3" />
        <circle className={styles.stop} cx="648" cy="154" r="7.5" strokeWidth="3" />
        <circle className={styles.here} cx="540" cy="130" r="8" stroke="none" />
      </g>
    </svg>
  );
}
