import { type Country, countries } from '@settlement-help/contract';
import { ArrowRight } from 'lucide';
import { useState } from 'react';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { SpinnerRing } from '../../../primitives/feedback/Spinner/Spinner.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { strokeProps, tintProps } from '../../shell/Scene/Scene.tsx';
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

/** Each drawing: the outline (thick, shaded), then the details. */
const drawings: Record<Country, [string, string]> = {
  France: [
    'M 30 120 V 62 H 120 V 120 M 30 62 V 54 Q 32 36 50 36 H 100 Q 118 36 120 54 V 62 M 54 36 V 22 H 62 V 36 M 88 36 V 18 H 96 V 36 M 180 120 C 206 86 215 44 218 4 H 222 C 225 44 234 86 260 120 M 240 120 Q 220 94 200 120',
    'M 44 46 h 11 v 10 h -11 Z M 70 46 h 11 v 10 h -11 Z M 95 46 h 11 v 10 h -11 Z M 42 120 V 84 h 14 V 120 M 68 120 V 84 h 14 V 120 M 94 120 V 84 h 14 V 120 M 208 58 H 232 M 200 80 H 240 M 190 102 H 250',
  ],
  Germany: [
    'M 24 60 H 160 V 50 H 24 Z M 46 50 V 38 H 138 V 50 M 64 38 V 30 H 120 V 38 M 80 30 Q 82 16 92 21 Q 102 16 104 30 M 216 38 a 14 14 0 1 0 28 0 a 14 14 0 1 0 -28 0 M 224 51 L 220 120 H 240 L 236 51 M 230 24 V 0',
    'M 36 60 V 120 M 52 60 V 120 M 69 60 V 120 M 85 60 V 120 M 101 60 V 120 M 117 60 V 120 M 133 60 V 120 M 149 60 V 120 M 223 12 H 237 M 217 42 H 243',
  ],
};

export function City({ country, className }: { country: Country; className: string }) {
  const [outline, details] = drawings[country];
  return (
    <svg
      className={className}
      viewBox="0 0 280 120"
      width="280"
      height="120"
      preserveAspectRatio="xMinYMax meet"
      {...strokeProps}
      aria-hidden="true"
    >
      <path {...tintProps} strokeWidth="2" d={outline} />
      <path d={details} />
    </svg>
  );
}
