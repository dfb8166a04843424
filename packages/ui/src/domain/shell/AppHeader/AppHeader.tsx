import type { User } from '@settlement-help/contract';
import { LogOut, Menu } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useLinkComponent } from '../../../i18n/UiProvider.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { IconButton } from '../../../primitives/actions/IconButton/IconButton.tsx';
import { SkipLink } from '../../../primitives/actions/SkipLink/SkipLink.tsx';
import { Avatar } from '../../../primitives/content/Avatar/Avatar.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { VisuallyHidden } from '../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx';
import { Drawer } from '../../../primitives/overlays/Drawer/Drawer.tsx';
import { cx } from '../../../styles/cx.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { Logo } from '../Logo/Logo.tsx';
import { EmergencyLink } from '../Navigation/EmergencyLink.tsx';
import { Navigation, type NavigationProps } from '../Navigation/Navigation.tsx';
import * as styles from './AppHeader.css.ts';
import { SearchButton, type SearchButtonProps } from './SearchButton.tsx';

/** `profile_photo` is a URL that an `<img>` can load. */
export interface HeaderUser
  extends Pick<User, 'full_name' | 'email' | 'settlement_country' | 'profile_photo'> {}

export interface AppHeaderProps extends Pick<NavigationProps, 'current' | 'newAnswers' | 'onIntent'> {
  user: HeaderUser;
  /** null before a destination was chosen; there is no menu then. */
  hrefs: NavigationProps['hrefs'] | null;
  /** A `LanguagePicker`; on a phone it is in the menu. */
  languagePicker?: ReactNode;
  onLogout: () => void;
  /** Opens the search; without it there is no button. */
  search?: SearchButtonProps | undefined;
}

/** The full name, or the local part of the e-mail (§2 Navigation). */
export const displayName = ({ full_name, email }: Pick<User, 'full_name' | 'email'>) =>
  full_name.trim() || (email.split('@')[0] ?? email);

/** The header of a signed-in user (§2 Navigation). */
export function AppHeader(props: AppHeaderProps) {
  const { user, hrefs, current, newAnswers, languagePicker, onIntent, onLogout, search } = props;
  const messages = useMessages('shell');
  const countries = useMessages('countries');
  const LinkComponent = useLinkComponent();
  const [menuOpen, setMenuOpen] = useState(false);
  const name = displayName(user);
  const country = user.settlement_country ? countries[user.settlement_country] : messages.notSpecified;

  const identity = (
    <>
      <strong className={styles.name}>{name}</strong>
      <Text as="span" variant="small">
        {country}
      </Text>
    </>
  );
  const profile = (
    <>
      <Avatar name={name} src={user.profile_photo} />
      <span className={cx(styles.who, hrefs && styles.whoInMenu)}>{identity}</span>
    </>
  );

  return (
    <header className={styles.header}>
      <SkipLink />
      <div
        className={styles.bar}
        data-without-menu={hrefs ? undefined : true}
        data-with-search={search && true}
      >
        {hrefs && (
          <>
            <IconButton
              className={styles.menu}
              icon={Menu}
              label={messages.menu}
              aria-haspopup="dialog"
              aria-expanded={menuOpen}
              onClick={() => setMenuOpen(true)}
            />
            <Drawer title={messages.menu} open={menuOpen} onOpenChange={setMenuOpen}>
              <Navigation
                hrefs={hrefs}
                current={current}
                newAnswers={newAnswers}
                onIntent={onIntent}
                onNavigate={() => setMenuOpen(false)}
              />
              <Stack className={styles.drawerEnd}>
                <p className={styles.drawerWho}>{identity}</p>
                {languagePicker}
                <Button variant="secondary" icon={LogOut} fullWidth onClick={onLogout}>
                  {messages.logout}
                </Button>
                <EmergencyLink />
              </Stack>
            </Drawer>
          </>
        )}
        {hrefs ? (
          <LinkComponent className={styles.home} href={hrefs.dashboard} aria-label={messages.home}>
            <Logo className={styles.logo} />
          </LinkComponent>
        ) : (
          <Logo />
        )}
        <div className={styles.end}>
          {search && <SearchButton {...search} />}
          <span className={cx(hrefs && styles.roomy)}>{languagePicker}</span>
          {hrefs?.profile ? (
            <LinkComponent
              className={styles.profileTarget}
              href={hrefs.profile}
              onFocus={() => onIntent?.('profile')}
              onPointerEnter={() => onIntent?.('profile')}
            >
              <VisuallyHidden>{messages.profile}</VisuallyHidden>
              {profile}
            </LinkComponent>
          ) : (
            <span className={styles.profileTarget}>{profile}</span>
          )}
          <Button
            className={cx(styles.action, hrefs && styles.roomy)}
            variant="quiet"
            size="small"
            onClick={onLogout}
          >
            {messages.logout}
          </Button>
        </div>
      </div>
    </header>
  );
}
