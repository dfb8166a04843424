import type { ComponentProps } from 'react';
import { cx } from '../../../styles/cx.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** The element that it is. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'li' | 'form' | undefined;
  /** Lifts it off the page, for the one thing to do. @default true */
  raised?: boolean | undefined;
}

/** The sheet of paper on top. A screen has one; what is quieter lies on the page itself. */
export function Card({ as = 'div', raised = true, className, ...props }: CardProps) {
  // The elements differ only in the type of their ref.
  const Element = as as 'div';
  return <Element {...props} className={cx(styles.card({ raised }), className)} />;
}

/** Props of a `<div>`. */
export type CardPartProps = ComponentProps<'div'>;

/** The padded content of a card. */
export function CardBody({ className, ...props }: CardPartProps) {
  return <div {...props} className={cx(styles.body, className)} />;
}

/** A band across the end of the sheet, for the question that it asks. */
export function CardBand({ className, ...props }: CardPartProps) {
  return <div {...props} className={cx(styles.band, className)} />;
}
