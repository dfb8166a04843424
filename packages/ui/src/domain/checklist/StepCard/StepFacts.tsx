import { type Step, withoutDocuments } from '@settlement-help/contract';
import type { ReactNode } from 'react';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { Callout } from '../../../primitives/feedback/Callout/Callout.tsx';
import { BringList } from '../../documents/BringList/BringList.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { languagePropsOf } from '../languagePropsOf.ts';
import * as styles from './StepFacts.css.ts';

export interface StepFactsProps {
  step: Step;
  /** The bring list with the user's documents. @default the items alone */
  bring?: ReactNode;
  children?: ReactNode;
}

export function StepFacts({ step, bring, children }: StepFactsProps) {
  const messages = useMessages('step');
  const languageProps = languagePropsOf(step);
  // A server with only the fields of §3 sends neither.
  const isKnown = step.bring.length > 0 || step.places.length > 0;
  return (
    <>
      {step.note && (
        <Callout title={messages.goodToKnow} className={styles.goodToKnow}>
          <span {...languageProps}>{step.note}</span>
        </Callout>
      )}
      <div className={styles.facts}>
        {isKnown && (
          <div>
            <Heading level={4} variant="label" className={styles.label}>
              {messages.bring}
            </Heading>
            {step.bring.length === 0 && <p>{messages.nothingToBring}</p>}
            {bring ?? <BringList matches={withoutDocuments(step.bring)} itemProps={languageProps} />}
          </div>
        )}
        <Stack gap={6} className={styles.column}>
          {isKnown && (
            <div>
              <Heading level={4} variant="label" className={styles.label}>
                {messages.where}
              </Heading>
              <Stack as="ul" gap={3} role="list">
                {step.places.map(({ label, url }) => (
                  <li key={url}>
                    <Link href={url} external>
                      {label}
                    </Link>
                  </li>
                ))}
                {step.verified_on && (
                  <Text as="li" variant="note">
                    {messages.checked({ iso: step.verified_on })}
                  </Text>
                )}
              </Stack>
            </div>
          )}
          {children}
        </Stack>
      </div>
    </>
  );
}
