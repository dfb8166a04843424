import type { ComponentProps } from 'react';
import { cx } from '../../../styles/cx.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | 'form' | undefined;
  raised?: boolean | undefined;
}

/** A sheet of paper for the main content of a screen. */
export function Card({ as = 'div', raised = true, className, ...props }: CardProps) {
  // The elements differ only in the type of their ref.
  const Element = as as 'div';
  return <Element data-part="card" {...props} className={cx(styles.card({ raised }), className)} />;
}

export type CardPartProps = ComponentProps<'div'>;

/** The padded content of a card. */
export function CardBody({ className, ...props }: CardPartProps) {
  return <div data-part="card-body" {...props} className={cx(styles.body, className)} />;
}

/** A band at the end of a card, for its question. */
export function CardBand({ className, ...props }: CardPartProps) {
  return <div data-part="card-band" {...props} className={cx(styles.band, className)} />;
}
