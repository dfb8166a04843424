import { type Country, countries } from '@settlement-help/contract';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

/** Names stay in the language of the country. */
const offers: Record<Country, { name: string; href: string; lang: string }> = {
  France: { name: 'Point-justice', href: 'https://www.justice.fr/acces-droit', lang: 'fr' },
  Germany: { name: 'Migrationsberatung (MBE)', href: 'https://www.migrationsberatung.org/', lang: 'de' },
};

export interface CounsellingNoteProps {
  /** Null for both countries. */
  country: Country | null;
}

/** Links to free legal counselling, shown with questions of the category "Legal". */
export function CounsellingNote({ country }: CounsellingNoteProps) {
  const messages = useMessages('forum');
  return (
    <Text variant="hint">
      {messages.counselling}
      {(country ? [country] : countries).map((one) => (
        <span key={one}>
          {' '}
          <Link external href={offers[one].href}>
            <bdi lang={offers[one].lang}>{offers[one].name}</bdi>
          </Link>
        </span>
      ))}
    </Text>
  );
}
