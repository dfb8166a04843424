import { cx } from '../../../styles/cx.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './Logo.css.ts';

/** The mark and the name of the product. */
export function Logo({ className }: { className?: string }) {
  const product = useMessages('product');
  return (
    <span className={cx(styles.logo, className)}>
      <svg
        className={styles.mark}
        width="28"
        height="28"
        viewBox="0 0 28 28"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="M 3.5 11.2 L 14 3 L 24.5 11.2 V 25 H 3.5 Z" strokeWidth="1.8" strokeLinejoin="round" />
        <g className={styles.seal} stroke="currentColor" strokeWidth="1.8">
          <circle cx="14" cy="16" r="5.4" />
          <path d="M 11.7 16.1 L 13.4 17.8 L 16.4 14.5" strokeLinecap="round" strokeLinejoin="round" />
        </g>
      </svg>
      <span>{product}</span>
    </span>
  );
}
