import * as styles from './Stamp.css.ts';
import { turn } from './turn.ts';

export interface DateStampProps {
  /** Turns the stamp a little, always the same way for the same number. @default 1 */
  number?: number;
  /** The day, as short as `format.shortDate` writes it. */
  children: string;
}

/** The stamp of a completed step where there is room for one line. Decorative: what it says must stand beside it as text. */
export const DateStamp = ({ number = 1, children }: DateStampProps) => (
  <span className={styles.dateStamp} style={{ rotate: `${turn(number) / 3}deg` }} aria-hidden="true">
    {children}
  </span>
);
