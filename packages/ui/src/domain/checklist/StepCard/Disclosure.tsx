import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './StepCard.css.ts';

interface DisclosureProps {
  isOpen: boolean;
  /** Title of the step whose details it shows. */
  title: string;
  onToggle: () => void;
  /** Id of the details, where they are in the page. */
  controls?: string;
}

/** Shows and hides the details of a step that is not the one to do next. */
export function Disclosure({ isOpen, title, onToggle, controls }: DisclosureProps) {
  const messages = useMessages('step');
  const label = isOpen ? messages.hideDetails : messages.showDetails;
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        className={styles.disclosure}
        iconEnd={isOpen ? ChevronUp : ChevronDown}
        aria-label={`${label}: ${title}`}
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={onToggle}
      >
        {label}
      </Button>
    </div>
  );
}
