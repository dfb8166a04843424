import type { Country } from '@settlement-help/contract';
import { useState } from 'react';
import { useQuestionSearch } from '#app/features/forum/search/useQuestionSearch.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { SearchScreen, type SearchScreenProps } from './SearchScreen.tsx';
import { useCommunityResults } from './useCommunityResults.ts';
import { useUserEntries } from './useUserEntries.ts';

export interface UserSearchProps extends Pick<SearchScreenProps, 'open' | 'onClose'> {
  country: Country;
}

/** Searches everything of a signed-in person: on the device with each key, the community when typing pauses. */
export const UserSearch = ({ country, ...dialog }: UserSearchProps) => (
  <CommunitySearch {...dialog} entries={useUserEntries(country)} />
);

/** A component for itself, so that a key does not read all entries again. */
function CommunitySearch(props: Pick<SearchScreenProps, 'open' | 'onClose' | 'entries'>) {
  const { search: messages } = useAppMessages();
  const [q, setQ] = useState<string | null>(null);
  const { typed, setTyped } = useQuestionSearch(q, setQ);
  return (
    <SearchScreen
      {...props}
      value={typed}
      onValueChange={setTyped}
      community={useCommunityResults(typed.trim(), q)}
      actions={[
        { href: paths.community, label: messages.askCommunity },
        { href: paths.services, label: messages.openServices },
        { href: paths.documents, label: messages.openDocuments },
      ]}
    />
  );
}
