import { LinkList, LinkRow } from '../../../patterns/LinkList/LinkList.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { type NavSection, navSectionIcons } from '../../shell/Navigation/navSections.ts';

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
  return (
    <nav aria-label={messages.quickAccess}>
      <LinkList columns={2}>
        {shown.map((section) => {
          const href = hrefs[section];
          return href === undefined ? null : (
            <LinkRow
              key={section}
              icon={navSectionIcons[section]}
              title={messages.cards[section].title}
              note={notes[section] ?? messages.cards[section].text}
              href={href}
              onIntent={() => onIntent?.(section)}
            />
          );
        })}
      </LinkList>
    </nav>
  );
}
