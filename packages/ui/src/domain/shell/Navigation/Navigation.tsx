import { useLinkComponent } from '../../../i18n/UiProvider.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './Navigation.css.ts';
import { type NavSection, type NavSectionHrefs, navSectionIcons, navSections } from './navSections.ts';

export interface NavigationProps {
  /** Where each section is; one without an address is not shown. */
  hrefs: NavSectionHrefs;
  /** The section that the person is at, or null between them. */
  current: NavSection | null;
  /** Called when a link is about to be followed, to fetch what the section needs. */
  onIntent?: ((section: NavSection) => void) | undefined;
  /** Called when a link was followed, so that a drawer can close. */
  onNavigate?: (() => void) | undefined;
}

const mainSections = navSections.filter((section) => section !== 'profile' && section !== 'moderation');

const linked = (wanted: readonly NavSection[], hrefs: NavSectionHrefs) =>
  wanted.flatMap((section) => {
    const href = hrefs[section];
    return href === undefined ? [] : [[section, href] as const];
  });

/** The six sections of the app, one under the other: in the sidebar and in the drawer. */
export function Navigation({ hrefs, current, onIntent, onNavigate }: NavigationProps) {
  const messages = useMessages('shell');
  const LinkComponent = useLinkComponent();
  return (
    <nav aria-label={messages.main}>
      <Stack as="ul" gap={1} role="list">
        {linked(navSections, hrefs).map(([section, href]) => (
          <li key={section}>
            <LinkComponent
              className={styles.link}
              href={href}
              aria-current={section === current ? 'page' : undefined}
              onClick={onNavigate}
              onFocus={() => onIntent?.(section)}
              onPointerEnter={() => onIntent?.(section)}
            >
              <Icon icon={navSectionIcons[section]} />
              {messages.section[section]}
            </LinkComponent>
          </li>
        ))}
      </Stack>
    </nav>
  );
}

/** The five main sections at the lower edge of a narrow screen. */
export function BottomBar({ hrefs, current, onIntent }: NavigationProps) {
  const messages = useMessages('shell');
  const LinkComponent = useLinkComponent();
  return (
    <nav className={styles.bar} aria-label={messages.mainSections}>
      {linked(mainSections, hrefs).map(([section, href]) => (
        <LinkComponent
          key={section}
          className={styles.barLink}
          href={href}
          aria-current={section === current ? 'page' : undefined}
          onPointerDown={() => onIntent?.(section)}
        >
          <Icon icon={navSectionIcons[section]} />
          <span className={styles.barLabel}>{messages.shortSection[section]}</span>
        </LinkComponent>
      ))}
    </nav>
  );
}
