import type { Country, LocalService } from '@settlement-help/contract';
import { useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Accordion, AccordionItem } from '../../../primitives/content/Accordion/Accordion.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { BankLinks } from '../BankLinks/BankLinks.tsx';
import { hostOf } from './hostOf.ts';
import * as styles from './ServiceAccordion.css.ts';
import { serviceIcons } from './serviceIcons.ts';

export interface ServiceAccordionProps {
  group: 'government' | 'essential';
  /** A service with a `key` can be linked to. */
  services: readonly (LocalService & { key?: string | undefined })[];
  /** Sets the language of the official names. */
  country: Country;
  /** Names of the services that are open at first. @default none */
  defaultValue?: string[];
}

/** A group of services that fold open (§2 Services). All are open in print. */
export function ServiceAccordion({ group, services, country, defaultValue = [] }: ServiceAccordionProps) {
  const messages = useMessages('services');
  const titleId = useId();
  const [open, setOpen] = useState(defaultValue);
  const isPrinting = useIsPrinting();
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} id={titleId} className={styles.title}>
        {messages[group]}
      </Heading>
      <Accordion value={isPrinting ? services.map(({ name }) => name) : open} onValueChange={setOpen}>
        {services.map((service) => (
          <AccordionItem
            key={service.name}
            id={service.key}
            value={service.name}
            title={service.name}
            note={<span lang={country === 'Germany' ? 'de' : 'fr'}>{service.original_term}</span>}
            icon={serviceIcons[service.icon]}
          >
            <ServiceFacts service={service} />
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}

function ServiceFacts({ service }: { service: LocalService }) {
  const messages = useMessages('services');
  const { banks, description, link, more, source_url, verified_on } = service;
  return (
    <Stack gap={3}>
      <p className={styles.description}>{description}</p>
      {banks && <BankLinks banks={banks} />}
      {link && (
        <Stack as="ul" gap={1} role="list">
          <li>
            <Link href={link} external standalone>
              {hostOf(link)}
            </Link>
          </li>
          {more.map(({ label, url }) => (
            <li key={url} className={styles.more}>
              <span>{label}</span>
              <Link href={url} external standalone>
                {hostOf(url)}
              </Link>
            </li>
          ))}
        </Stack>
      )}
      <Text variant="small" className={styles.checked}>
        {messages.checked({ iso: verified_on })}
        {source_url !== link && (
          <Link href={source_url} external variant="muted" className={styles.source}>
            {messages.source({ host: hostOf(source_url) })}
          </Link>
        )}
      </Text>
    </Stack>
  );
}

/** True while the page is printed. */
function useIsPrinting() {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser prints the page as it is when the listeners return.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
