import type { CounterGuide } from '@settlement-help/contract';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import * as styles from './HowDidItGo.css.ts';

/** The advice of a step after a refusal. */
export const RefusalLines = ({ lines }: { lines: CounterGuide['if_refused'] }) =>
  lines.length > 0 && (
    <Stack as="ul" gap={2} className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Stack>
  );
