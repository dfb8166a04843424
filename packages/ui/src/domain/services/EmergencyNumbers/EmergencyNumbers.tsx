import type { EmergencyNumber } from '@settlement-help/contract';
import { useId } from 'react';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { VisuallyHidden } from '../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './EmergencyNumbers.css.ts';

export interface EmergencyNumbersProps {
  numbers: readonly EmergencyNumber[];
}

/** Emergency numbers that can be called by tapping. */
export function EmergencyNumbers({ numbers }: EmergencyNumbersProps) {
  const messages = useMessages('emergency');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} id={titleId} variant="label">
        {messages.title}
      </Heading>
      <ul role="list" className={styles.list}>
        {numbers.map(({ number, about, by_text }, index) => (
          <li key={number} className={index === 0 ? styles.everything : undefined}>
            <a className={styles.call} href={`${by_text ? 'sms' : 'tel'}:${number.replaceAll(' ', '')}`}>
              <strong className={styles.number}>
                <VisuallyHidden>{by_text ? messages.write : messages.call}</VisuallyHidden>
                <bdi dir="ltr">{number}</bdi>
              </strong>{' '}
              <span className={styles.about}>{about}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
