import { ArrowRight } from 'lucide-react';
import { useLinkComponent } from '../../../i18n/UiProvider.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { type Place, placeIcons } from '../../shell/Navigation/places.ts';
import * as styles from './QuickAccess.css.ts';

const shown = ['checklist', 'documents', 'services', 'community'] as const;

/** A place that the dashboard leads to. */
export type QuickPlace = (typeof shown)[number];

export interface QuickAccessProps {
  /** Where each place is; one without an address is not shown. */
  hrefs: Partial<Record<QuickPlace, string>>;
  /** What is there now, such as "Step 3 of 10 is open". @default what the place is for */
  notes?: Partial<Record<QuickPlace, string>>;
  /** Called when a card is about to be followed. */
  onIntent?: ((place: Place) => void) | undefined;
}

/** The four quick-access cards of the dashboard (§2). */
export function QuickAccess({ hrefs, notes = {}, onIntent }: QuickAccessProps) {
  const messages = useMessages('dashboard');
  const LinkComponent = useLinkComponent();
  return (
    <nav aria-label={messages.quickAccess}>
      <ul role="list" className={styles.list}>
        {shown.map((place) => {
          const href = hrefs[place];
          return href === undefined ? null : (
            <li key={place} className={styles.item}>
              <LinkComponent
                className={styles.card}
                href={href}
                onFocus={() => onIntent?.(place)}
                onPointerEnter={() => onIntent?.(place)}
              >
                <Icon icon={placeIcons[place]} size="large" className={styles.icon} />
                <span>
                  <span className={styles.title}>{messages.cards[place].title}</span>
                  <span className={styles.text}>{notes[place] ?? messages.cards[place].text}</span>
                </span>
                <Icon icon={ArrowRight} directional className={styles.arrow} />
              </LinkComponent>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
