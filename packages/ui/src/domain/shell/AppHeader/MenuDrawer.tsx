import { LogOut } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Drawer } from '../../../primitives/overlays/Drawer/Drawer.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { EmergencyLink } from '../Navigation/EmergencyLink.tsx';
import { Navigation, type NavigationProps } from '../Navigation/Navigation.tsx';
import * as styles from './AppHeader.css.ts';

export interface MenuDrawerProps extends Pick<NavigationProps, 'hrefs' | 'current' | 'onIntent'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  who: ReactNode;
  languagePicker?: ReactNode;
  onLogout: () => void;
}

export function MenuDrawer({
  open,
  onOpenChange,
  who,
  languagePicker,
  onLogout,
  ...navigation
}: MenuDrawerProps) {
  const messages = useMessages('shell');
  return (
    <Drawer title={messages.menu} open={open} onOpenChange={onOpenChange}>
      <Navigation {...navigation} onNavigate={() => onOpenChange(false)} />
      <Stack className={styles.drawerEnd}>
        <p className={styles.drawerWho}>{who}</p>
        {languagePicker}
        <Button variant="secondary" icon={LogOut} fullWidth onClick={onLogout}>
          {messages.logout}
        </Button>
        <EmergencyLink />
      </Stack>
    </Drawer>
  );
}
