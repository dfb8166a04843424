import { encode } from 'uqr';
import * as styles from './QrCode.css.ts';

export interface QrCodeProps {
  content: string;
  /** Accessible name. */
  label: string;
}

/** A QR code, dark on light in every theme, with the quiet zone that scanners need. */
export function QrCode({ content, label }: QrCodeProps) {
  // Without a given mask, all eight are tried, which takes four times as long.
  const { data, size } = encode(content, { ecc: 'M', border: 4, maskPattern: 0 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qrCode}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
