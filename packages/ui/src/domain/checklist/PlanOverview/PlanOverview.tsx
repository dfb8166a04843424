import { groupSteps, type Step, stepGroups } from '@settlement-help/contract';
import { useId, useState } from 'react';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { SearchField } from '../../../primitives/forms/SearchField/SearchField.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { Deadline } from '../Deadline/Deadline.tsx';
import { languagePropsOf } from '../languagePropsOf.ts';
import { useReason } from '../useReason.ts';
import { matchesWords } from './matchesWords.ts';
import * as styles from './PlanOverview.css.ts';

export interface PlanOverviewProps {
  steps: readonly Step[];
  /** Today in the country, as `YYYY-MM-DD`. */
  today: string;
  /** The address of a step's page. */
  stepHref: (step: Step) => string | undefined;
}

/** A plan to read, search and print: its steps by time, each with its date and a link to its page. */
export function PlanOverview({ steps, today, stepHref }: PlanOverviewProps) {
  const messages = useMessages('planOverview');
  const { groups: groupNames } = useMessages('plan');
  const id = useId();
  const [query, setQuery] = useState('');
  const found = query.trim() === '' ? steps : steps.filter((step) => matchesWords(step, query.trim()));
  const groups = groupSteps(found, today);
  return (
    <Stack gap={6} className={styles.plan}>
      <SearchField
        className={styles.notPrinted}
        label={messages.search}
        value={query}
        onValueChange={setQuery}
        found={messages.found({ count: found.length, total: steps.length })}
      />
      {found.length === 0 && <Text>{messages.none}</Text>}
      {stepGroups.map(
        (group) =>
          groups[group].length > 0 && (
            <section key={group} aria-labelledby={`${id}-${group}`}>
              <Heading level={2} id={`${id}-${group}`}>
                {groupNames[group]}
              </Heading>
              <ul role="list">
                {groups[group].map((step) => (
                  <OverviewStep key={step.id} step={step} today={today} href={stepHref(step)} />
                ))}
              </ul>
            </section>
          ),
      )}
    </Stack>
  );
}

interface OverviewStepProps {
  step: Step;
  today: string;
  href: string | undefined;
}

function OverviewStep({ step, today, href }: OverviewStepProps) {
  const reasonOf = useReason();
  return (
    <li className={styles.step}>
      <Heading level={3} {...languagePropsOf(step)}>
        {href ? <Link href={href}>{step.title}</Link> : step.title}
      </Heading>
      <Deadline step={step} today={today} />
      {step.reason && <Text variant="hint">{reasonOf(step)}</Text>}
    </li>
  );
}
