import { type Country, countries } from '@settlement-help/contract';
import { ArrowRight } from 'lucide';
import { useState } from 'react';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { SpinnerRing } from '../../../primitives/feedback/Spinner/Spinner.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { City } from './City.tsx';
import * as styles from './DestinationPicker.css.ts';

export interface DestinationPickerProps {
  /** The current destination, if it can be changed. */
  current?: Country | undefined;
  /** Stores the choice. After a rejection, the picker is usable again. */
  onChoose: (country: Country) => Promise<void>;
}

/** 'Choose Your Destination', the question before the checklist (§2). */
export function DestinationPicker({ current, onChoose }: DestinationPickerProps) {
  const messages = useMessages('destination');
  const names = useMessages('countries');
  const [chosen, setChosen] = useState<Country>();

  const choose = async (country: Country) => {
    if (chosen) return;
    setChosen(country);
    await onChoose(country).catch(() => undefined);
    setChosen(undefined);
  };

  return (
    <Stack gap={8} className={styles.picker} data-change={current ? true : undefined}>
      <div>
        <Heading level={1}>{messages.title}</Heading>
        <Text variant="lead" className={styles.lead}>
          {messages.lead}
        </Text>
      </div>
      <ul role="list" className={styles.choices}>
        {countries.map((country) => (
          <li key={country}>
            <button
              type="button"
              className={styles.choice}
              aria-busy={chosen === country}
              aria-current={country === current || undefined}
              aria-disabled={chosen !== undefined}
              onClick={() => choose(country)}
            >
              <City country={country} className={styles.scene} />
              <Text as="span" variant="small" lang={country === 'Germany' ? 'de' : 'fr'} aria-hidden="true">
                {messages.greeting[country]}
              </Text>
              <span className={styles.name}>
                {names[country]}
                {chosen === country ? <SpinnerRing size="small" /> : <Icon icon={ArrowRight} directional />}
              </span>
              <Text as="span" variant="muted" className={styles.about}>
                {country === current ? messages.current : messages.about[country]}
              </Text>
            </button>
          </li>
        ))}
      </ul>
      <Text variant="small">{messages.soon}</Text>
    </Stack>
  );
}
