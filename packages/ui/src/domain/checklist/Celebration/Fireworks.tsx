import * as styles from './Celebration.css.ts';

const rays = 14;
const rayPath = Array.from({ length: rays }, (_, index) => {
  const angle = (index / rays) * 2 * Math.PI;
  const point = (radius: number) =>
    `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  return `M ${point(index % 2 ? 34 : 22)} L ${point(index % 2 ? 52 : 66)}`;
}).join(' ');

/** Position in percent of the screen, start in seconds. */
const bursts = [
  { x: 16, y: 14, at: 0 },
  { x: 82, y: 10, at: 0.6 },
  { x: 24, y: 88, at: 1.2 },
  { x: 78, y: 86, at: 1.8 },
];

export function Fireworks() {
  return (
    <svg className={styles.sky} aria-hidden="true">
      {bursts.map(({ x, y, at }, index) => (
        <svg key={at} aria-hidden="true" x={`${x}%`} y={`${y}%`} overflow="visible">
          <path
            className={styles.burst}
            d={rayPath}
            fill="none"
            stroke={styles.inks[index]}
            strokeLinecap="round"
            strokeWidth="3.5"
            style={{ animationDelay: `${at}s` }}
          />
        </svg>
      ))}
    </svg>
  );
}
