import type { ExampleStep } from '@settlement-help/contract';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { Skeleton, SkeletonGroup } from '../../../primitives/feedback/Skeleton/Skeleton.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './Landing.css.ts';

export interface ExampleStepsProps {
  /** Undefined while they are loading. */
  steps: readonly ExampleStep[] | undefined;
  /** The URL of a step's page. */
  stepHref: (step: ExampleStep) => string | undefined;
}

/** Real steps on the landing page, each with the day of its last check and a source. */
export function ExampleSteps({ steps, stepHref }: ExampleStepsProps) {
  const { examples: messages } = useMessages('landing');
  return (
    <section className={styles.section} aria-labelledby="landing-examples">
      <Heading level={2} id="landing-examples" variant="panel">
        {messages.title}
      </Heading>
      {steps ? (
        <ul role="list">
          {steps.map((step) => (
            <Example key={step.key} step={step} href={stepHref(step) ?? ''} />
          ))}
        </ul>
      ) : (
        <SkeletonGroup>
          <Skeleton shape="block" height="21rem" />
        </SkeletonGroup>
      )}
    </section>
  );
}

function Example({ step, href }: { step: ExampleStep; href: string }) {
  const { examples: messages } = useMessages('landing');
  const countries = useMessages('countries');
  const { country, title, original_term, deadline, verified_on, source } = step;
  const language = country === 'Germany' ? 'de' : 'fr';
  return (
    <li className={styles.example}>
      <div>
        <Heading level={3}>
          <Link href={href}>{title}</Link>
        </Heading>
        <Text variant="muted">
          <bdi lang={language}>{original_term}</bdi>
          {` · ${countries[country]}`}
        </Text>
      </div>
      <div>
        {deadline && <p className={styles.exampleDeadline}>{deadline}</p>}
        <Text variant="small">{messages.checked({ day: verified_on })}</Text>
        <Text variant="small">
          <Link href={source.url} external>
            <bdi lang={language}>{source.title}</bdi>
          </Link>
        </Text>
      </div>
    </li>
  );
}
