import { ArrowRight } from 'lucide';
import { useLinkComponent } from '../../../i18n/UiProvider.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { type NavSection, navSectionIcons } from '../../shell/Navigation/navSections.ts';
import * as styles from './QuickAccess.css.ts';

const shown = ['checklist', 'documents', 'services', 'community'] as const;

export type QuickSection = (typeof shown)[number];

export interface QuickAccessProps {
  /** Sections without a URL are not shown. */
  hrefs: Partial<Record<QuickSection, string>>;
  /** Current notes, such as "Step 3 of 10 is open". @default a description of the section */
  notes?: Partial<Record<QuickSection, string>>;
  onIntent?: ((section: NavSection) => void) | undefined;
}

/** The four quick-access cards of the dashboard (§2). */
export function QuickAccess({ hrefs, notes = {}, onIntent }: QuickAccessProps) {
  const messages = useMessages('dashboard');
  const LinkComponent = useLinkComponent();
  return (
    <nav aria-label={messages.quickAccess}>
      <ul role="list" className={styles.list}>
        {shown.map((section) => {
          const href = hrefs[section];
          return href === undefined ? null : (
            <li key={section} className={styles.item}>
              <LinkComponent
                className={styles.card}
                href={href}
                onFocus={() => onIntent?.(section)}
                onPointerEnter={() => onIntent?.(section)}
              >
                <Icon icon={navSectionIcons[section]} size="large" className={styles.icon} />
                <div className={styles.words}>
                  <span className={styles.title}>{messages.cards[section].title}</span>
                  <Text variant="small">{notes[section] ?? messages.cards[section].text}</Text>
                </div>
                <Icon icon={ArrowRight} directional className={styles.arrow} />
              </LinkComponent>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
