import { useId } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './Stamp.css.ts';

/** Letters of this size that fit into the inner ring, in units of the drawing. */
const dateWidth = 97;

export interface StampProps {
  /** At most about 16 letters. */
  word: string;
  /** Short date, such as from `format.shortDate`; long ones are drawn smaller. */
  date?: string | undefined;
  /** Sets the rotation. @default 1 */
  number?: number;
  /** Width in pixels. @default 84 */
  size?: number;
  /** Language of the word, if it is not the page's. */
  lang?: string;
  className?: string;
}

/** The ink stamp of a completed step. Decorative: show the same as text next to it. */
export function Stamp({ word, date, number = 1, size = 84, lang, className }: StampProps) {
  const id = useId();
  const format = useFormats();
  const product = useMessages('product');
  return (
    <svg
      className={[styles.stamp, className].filter(Boolean).join(' ')}
      viewBox="0 0 120 120"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <defs>
        <path id={`${id}-top`} d="M 18 60 A 42 42 0 0 1 102 60" />
        <path id={`${id}-bottom`} d="M 12.5 60 A 47.5 47.5 0 0 0 107.5 60" />
        <filter id={`${id}-ink`} x="-5%" y="-5%" width="110%" height="110%">
          <feTurbulence
            type="fractalNoise"
            baseFrequency="0.55"
            numOctaves="2"
            seed={number * 3}
            result="grain"
          />
          <feColorMatrix in="grain" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -9 6.5" result="holes" />
          <feComposite in="SourceGraphic" in2="holes" operator="in" />
        </filter>
      </defs>
      <g
        filter={`url(#${id}-ink)`}
        transform={`rotate(${turn(number)} 60 60)`}
        fill="none"
        stroke="currentColor"
      >
        <circle cx="60" cy="60" r="56" strokeWidth="2.6" />
        <circle cx="60" cy="60" r="33" strokeWidth="1.8" />
        <path d="M 47 54 L 56 63 L 74 44" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
        <g fill="currentColor" stroke="none" textAnchor="middle" direction="ltr">
          <text fontSize="11" letterSpacing="1.6" lang={lang}>
            <textPath href={`#${id}-top`} startOffset="50%">
              {word.toLocaleUpperCase(lang ?? format.locale)}
            </textPath>
          </text>
          <text fontSize="9" letterSpacing="1.4">
            <textPath href={`#${id}-bottom`} startOffset="50%">
              {product.toLocaleUpperCase(format.locale)}
            </textPath>
          </text>
          {date && (
            <text
              x="60"
              y="79"
              fontSize={Math.min(8.4, dateWidth / date.length)}
              letterSpacing="0.5"
              direction={format.direction}
            >
              {date.toLocaleUpperCase(format.locale)}
            </text>
          )}
        </g>
      </g>
    </svg>
  );
}

/** Rotation in degrees, −10 to 9; neighbours never lean alike. */
const turn = (number: number) => ((number * 7) % 20) - 10;

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
