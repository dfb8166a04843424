import type { Country } from '@settlement-help/contract';
import { type Ref, useId } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { Card, CardBody } from '../../../primitives/content/Card/Card.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { Stamp } from '../Stamp/Stamp.tsx';
import * as styles from './SettlementCompleteCard.css.ts';

export interface SettlementCompleteCardProps {
  country: Country;
  date?: string | undefined;
  /** Receives the focus when the last step is completed. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** 'Settlement Complete' with the large stamp (§2 Checklist). */
export function SettlementCompleteCard({ country, date, headingRef }: SettlementCompleteCardProps) {
  const format = useFormats();
  const messages = useMessages('complete');
  const countries = useMessages('countries');
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardBody className={styles.body}>
        <div className={styles.text}>
          <Heading ref={headingRef} level={2} id={titleId} variant="panel" tabIndex={-1}>
            {messages.title}
          </Heading>
          <Text variant="muted" className={styles.note}>
            {messages.text({ country })}
          </Text>
        </div>
        <Stamp word={countries[country]} date={date && format.shortDate(date)} number={1} size={168} />
      </CardBody>
    </Card>
  );
}
