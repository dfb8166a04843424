import { Search } from 'lucide';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './AppHeader.css.ts';

export interface SearchButtonProps {
  onOpen: () => void;
  /** Called on hover or focus, to preload the search. */
  onIntent: () => void;
  /** True if the key `/` opens it too. */
  hasShortcut: boolean;
}

/** Opens the search of the app. On a phone it is an icon. */
export function SearchButton({ onOpen, onIntent, hasShortcut }: SearchButtonProps) {
  const messages = useMessages('siteSearch');
  return (
    <Button
      className={styles.search}
      variant="quiet"
      size="small"
      icon={Search}
      aria-haspopup="dialog"
      aria-keyshortcuts={hasShortcut ? '/' : undefined}
      onClick={onOpen}
      onFocus={onIntent}
      onPointerEnter={onIntent}
    >
      <span className={styles.searchLabel}>{messages.open}</span>
    </Button>
  );
}
