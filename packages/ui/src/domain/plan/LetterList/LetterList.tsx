import type { LetterTitle } from '@settlement-help/contract';
import { Mail } from 'lucide';
import { ListRow } from '../../../patterns/ListRow/ListRow.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { list } from './LetterList.css.ts';

export interface LetterListProps {
  letters: readonly LetterTitle[];
  letterHref: (key: string) => string;
}

/** The letters of a country. */
export function LetterList({ letters, letterHref }: LetterListProps) {
  const messages = useMessages('letter');
  return (
    <Page title={messages.all} lead={messages.allLead}>
      <ul role="list" className={list}>
        {letters.map(({ key, language, title, original_term, about }) => (
          <ListRow key={key} icon={Mail}>
            <Link href={letterHref(key)} standalone>
              {title}
            </Link>
            <Text variant="small">
              <span lang={language}>{original_term}</span>
              {` · ${about}`}
            </Text>
          </ListRow>
        ))}
      </ul>
    </Page>
  );
}
