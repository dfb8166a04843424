import { useLinkComponent } from '../../../i18n/UiProvider.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './Navigation.css.ts';
import { type Place, type PlaceHrefs, placeIcons, places } from './places.ts';

export interface NavigationProps {
  /** Where each place is; one without an address is not shown. */
  hrefs: PlaceHrefs;
  /** The place that the person is at, or null between them. */
  current: Place | null;
  /** Called when a link is about to be followed, to fetch what the place needs. */
  onIntent?: ((place: Place) => void) | undefined;
  /** Called when a link was followed, so that a drawer can close. */
  onNavigate?: (() => void) | undefined;
}

const mainPlaces = places.filter((place) => place !== 'profile');

const linked = (wanted: readonly Place[], hrefs: PlaceHrefs) =>
  wanted.flatMap((place) => {
    const href = hrefs[place];
    return href === undefined ? [] : [[place, href] as const];
  });

/** The six places of the app, one under the other: in the sidebar and in the drawer. */
export function Navigation({ hrefs, current, onIntent, onNavigate }: NavigationProps) {
  const messages = useMessages('shell');
  const LinkComponent = useLinkComponent();
  return (
    <nav aria-label={messages.main}>
      <ul role="list" className={styles.list}>
        {linked(places, hrefs).map(([place, href]) => (
          <li key={place}>
            <LinkComponent
              className={styles.link}
              href={href}
              aria-current={place === current ? 'page' : undefined}
              onClick={onNavigate}
              onFocus={() => onIntent?.(place)}
              onPointerEnter={() => onIntent?.(place)}
            >
              <Icon icon={placeIcons[place]} />
              {messages.place[place]}
            </LinkComponent>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The five main places at the lower edge of a narrow screen. */
export function BottomBar({ hrefs, current, onIntent }: NavigationProps) {
  const messages = useMessages('shell');
  const LinkComponent = useLinkComponent();
  return (
    <nav className={styles.bar} aria-label={messages.mainPlaces}>
      {linked(mainPlaces, hrefs).map(([place, href]) => (
        <LinkComponent
          key={place}
          className={styles.barLink}
          href={href}
          aria-current={place === current ? 'page' : undefined}
          onPointerDown={() => onIntent?.(place)}
        >
          <Icon icon={placeIcons[place]} />
          <span className={styles.barLabel}>{messages.shortPlace[place]}</span>
        </LinkComponent>
      ))}
    </nav>
  );
}
