import type { Step } from '@settlement-help/contract';
import { Paperclip } from 'lucide';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { isolateNumbers } from '../../../primitives/content/Text/isolateNumbers.ts';
import { VisuallyHidden } from '../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './StepCard.css.ts';

/** The document attached to a step; only an icon if `inRow`. */
export function AttachedDocument({ step, inRow = false }: { step: Step; inRow?: boolean }) {
  if (!step.document_url) return null;
  if (inRow)
    return (
      <Link href={step.document_url} target="_blank" className={styles.attachedInRow}>
        <Icon icon={Paperclip} size="small" />
        <VisuallyHidden>{step.document_name ?? step.title}</VisuallyHidden>
      </Link>
    );
  return (
    <Link href={step.document_url} external>
      <bdi>{isolateNumbers(step.document_name ?? step.title)}</bdi>
    </Link>
  );
}
