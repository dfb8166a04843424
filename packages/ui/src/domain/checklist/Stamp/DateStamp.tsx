import * as styles from './Stamp.css.ts';
import { turn } from './turn.ts';

export interface DateStampProps {
  /** Sets the rotation. @default 1 */
  number?: number;
  children: string;
}

/** A one-line stamp. Decorative: show the same as text next to it. */
export const DateStamp = ({ number = 1, children }: DateStampProps) => (
  <span className={styles.dateStamp} style={{ rotate: `${turn(number) / 3}deg` }} aria-hidden="true">
    {children}
  </span>
);
