import { type ReactNode, useId } from 'react';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Prose } from '../../../primitives/content/Prose/Prose.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import * as styles from './StepGuideView.css.ts';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={3} className={styles.section} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

export function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Section title={title}>
      <Prose>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Prose>
    </Section>
  );
}
