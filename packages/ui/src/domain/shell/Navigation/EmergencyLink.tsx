import { LifeBuoy } from 'lucide';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './EmergencyLink.css.ts';

/** Calls 112, the emergency number of the EU. */
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
