import { LifeBuoy } from 'lucide-react';
import { useMessages } from '../../internal/UiProvider.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './EmergencyLink.css.ts';

/** Calls 112, the emergency number of the whole EU. */
export function EmergencyLink() {
  const messages = useMessages('shell');
  return (
    <a className={styles.link} href={`tel:${messages.emergencyNumber}`}>
      <Icon icon={LifeBuoy} />
      <span>
        {messages.emergency} <strong className={styles.number}>{messages.emergencyNumber}</strong>
      </span>
    </a>
  );
}
