import type { Step } from '@settlement-help/contract';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import * as styles from './StepCard.css.ts';

/** The document that is attached to a step. */
export function AttachedPaper({ step }: { step: Step }) {
  if (!step.document_url) return null;
  return (
    <Link href={step.document_url} external className={styles.paper}>
      {step.document_name ?? step.title}
    </Link>
  );
}
