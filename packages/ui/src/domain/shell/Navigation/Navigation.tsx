import { useLinkComponent } from '../../../i18n/UiProvider.tsx';
import { SideNav, SideNavLink } from '../../../primitives/actions/SideNav/SideNav.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './Navigation.css.ts';
import { NewAnswersBadge } from './NewAnswersBadge.tsx';
import { type NavSection, type NavSectionHrefs, navSectionIcons, navSections } from './navSections.ts';

export interface NavigationProps {
  /** Sections without a URL are not shown. */
  hrefs: NavSectionHrefs;
  /** null on other screens. */
  current: NavSection | null;
  /** The number of new answers, shown next to "Community". @default 0 */
  newAnswers?: number | undefined;
  /** Called on hover or focus, to preload the section. */
  onIntent?: ((section: NavSection) => void) | undefined;
  /** Called when a link was followed, such as to close a drawer. */
  onNavigate?: (() => void) | undefined;
}

const mainSections = navSections.filter((section) => section !== 'profile' && section !== 'moderation');

const linked = (wanted: readonly NavSection[], hrefs: NavSectionHrefs) =>
  wanted.flatMap((section) => {
    const href = hrefs[section];
    return href === undefined ? [] : [[section, href] as const];
  });

/** Links to the sections of the app. */
export function Navigation({ hrefs, current, newAnswers = 0, onIntent, onNavigate }: NavigationProps) {
  const messages = useMessages('shell');
  return (
    <SideNav label={messages.main}>
      {linked(navSections, hrefs).map(([section, href]) => (
        <SideNavLink
          key={section}
          href={href}
          current={section === current}
          icon={navSectionIcons[section]}
          {...(section === 'community' && {
            count: newAnswers,
            countLabel: messages.newAnswers({ count: newAnswers }),
          })}
          onClick={onNavigate}
          onFocus={() => onIntent?.(section)}
          onPointerEnter={() => onIntent?.(section)}
        >
          {messages.section[section]}
        </SideNavLink>
      ))}
    </SideNav>
  );
}

/** Links to the five main sections, on narrow screens. */
export function BottomBar({ hrefs, current, newAnswers = 0, onIntent }: NavigationProps) {
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
          {section === 'community' && newAnswers > 0 && <NewAnswersBadge count={newAnswers} />}
        </LinkComponent>
      ))}
    </nav>
  );
}
