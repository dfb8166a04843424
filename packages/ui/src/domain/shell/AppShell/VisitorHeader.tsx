import type { ReactNode } from 'react';
import { useLinkComponent } from '../../../i18n/UiProvider.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { onFirstClick } from '../../../primitives/actions/Button/onFirstClick.ts';
import { SkipLink } from '../../../primitives/actions/SkipLink/SkipLink.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from '../AppHeader/AppHeader.css.ts';
import { SearchButton, type SearchButtonProps } from '../AppHeader/SearchButton.tsx';
import { Logo } from '../Logo/Logo.tsx';

export interface VisitorHeaderProps {
  /** A `LanguagePicker`. */
  languagePicker?: ReactNode;
  homeHref: string;
  /** Opens the log-in; without it there is no button. */
  onLogIn?: (() => void) | undefined;
  /** Called on hover or focus, to preload the log-in. */
  onIntent?: (() => void) | undefined;
  /** Opens the search; without it there is no button. */
  search?: SearchButtonProps | undefined;
}

/** The header of a visitor (§2 Navigation). */
export function VisitorHeader({ homeHref, languagePicker, onLogIn, onIntent, search }: VisitorHeaderProps) {
  const messages = useMessages('shell');
  const LinkComponent = useLinkComponent();
  return (
    <header className={styles.header}>
      <SkipLink />
      <div className={styles.visitorBar}>
        <LinkComponent className={styles.home} href={homeHref} aria-label={messages.home}>
          <Logo className={styles.logo} />
        </LinkComponent>
        <div className={styles.end}>
          {search && <SearchButton {...search} />}
          {languagePicker}
          {onLogIn && (
            <Button
              className={styles.action}
              variant="quiet"
              size="small"
              onClick={onFirstClick(onLogIn)}
              onFocus={onIntent}
              onPointerEnter={onIntent}
            >
              {messages.logIn}
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}
