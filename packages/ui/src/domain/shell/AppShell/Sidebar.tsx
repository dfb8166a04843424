import { useMessages } from '../../messages/useMessages.ts';
import { EmergencyLink } from '../Navigation/EmergencyLink.tsx';
import { Navigation, type NavigationProps } from '../Navigation/Navigation.tsx';
import * as styles from './AppShell.css.ts';

/** Navigation and emergency number on wide screens (§2 Navigation). */
export function Sidebar(props: NavigationProps) {
  const messages = useMessages('shell');
  return (
    <div className={styles.sidebar}>
      <Navigation {...props} />
      <aside aria-label={messages.emergencyTitle}>
        <EmergencyLink />
      </aside>
    </div>
  );
}
