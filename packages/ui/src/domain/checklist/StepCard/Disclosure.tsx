import { ChevronDown, ChevronUp } from 'lucide';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export const disclosureIcon = (isOpen: boolean) => (isOpen ? ChevronUp : ChevronDown);

interface DisclosureProps {
  isOpen: boolean;
  title: string;
  onToggle: () => void;
}

export function Disclosure({ isOpen, title, onToggle }: DisclosureProps) {
  const messages = useMessages('step');
  const { about } = useMessages('action');
  const label = isOpen ? messages.hideDetails : messages.showDetails;
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        bleed
        iconEnd={disclosureIcon(isOpen)}
        aria-label={about({ action: label, subject: title })}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        {label}
      </Button>
    </div>
  );
}
