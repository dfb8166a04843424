import type { SearchQuery } from '@settlement-help/contract/search';
import { useCombobox } from 'downshift';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useDelayedAnnouncement } from '../../../primitives/feedback/useDelayedAnnouncement.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { CommunityState } from './CommunityState.tsx';
import { inPortal } from './inPortal.ts';
import { NothingFound } from './NothingFound.tsx';
import { ResultList } from './ResultList.tsx';
import { type CommunityResults, listItems, type SearchGroup } from './results.ts';
import { SearchBar } from './SearchBar.tsx';
import * as styles from './SearchDialog.css.ts';
import { AfterStart, BeforeStart, type StartProps } from './Start.tsx';

export interface SearchPanelProps extends StartProps {
  value: string;
  onValueChange: (value: string) => void;
  maxLength?: number | undefined;
  /** The meaning of `value`; its words are marked in the results. */
  query: SearchQuery;
  /** The results on the device, in the order of the groups; undefined while the content is loaded. */
  groups: readonly SearchGroup[] | undefined;
  /** The results of the server. @default the community is not searched */
  community?: CommunityResults | undefined;
  onClose: () => void;
}

/** The field, the list below it, and the next actions. */
export function SearchPanel(props: SearchPanelProps) {
  const { value, onValueChange, maxLength, query, groups, community, recent, actions, onChoose, onClose } =
    props;
  const messages = useMessages('siteSearch');
  const typed = value.trim();
  const items = listItems(typed, recent, groups ?? [], community);
  const [chosen, setChosen] = useState(0);

  const change = (next: string) => {
    setChosen(0);
    onValueChange(next);
  };

  /** Enter follows the link of the active option, with the router. */
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget, nativeEvent } = event;
    // Home and End move the cursor in the text.
    if (['Enter', 'Home', 'End'].includes(key)) Object.assign(nativeEvent, { preventDownshiftDefault: true });
    if (key !== 'Enter' || nativeEvent.isComposing) return;
    event.preventDefault();
    // The list may still be that of an earlier text.
    if (currentTarget.value !== value) flushSync(() => onValueChange(currentTarget.value));
    document.getElementById(currentTarget.getAttribute('aria-activedescendant') ?? '')?.click();
  }

  const combobox = useCombobox({
    items,
    itemToString: (item) => item?.id ?? '',
    itemToKey: (item) => item?.id ?? null,
    inputValue: value,
    isOpen: items.length > 0,
    selectedItem: null,
    highlightedIndex: Math.min(chosen, items.length - 1),
    // The pointer may leave the list, but Enter always follows a result.
    onHighlightedIndexChange: ({ highlightedIndex }) => highlightedIndex >= 0 && setChosen(highlightedIndex),
    scrollIntoView: (option) => option?.scrollIntoView({ block: 'nearest' }),
  });

  const isSearching = groups === undefined || community?.state === 'loading';
  const found = items.filter(({ kind }) => kind === 'result').length;
  const announcement = useDelayedAnnouncement(
    typed === '' || isSearching ? '' : messages.found({ count: found }),
    typed,
  );

  return (
    <div className={styles.panel}>
      <SearchBar
        value={value}
        inputProps={combobox.getInputProps(
          {
            'aria-label': messages.title,
            onChange: ({ currentTarget }) => change(currentTarget.value),
            onKeyDown: handleKey,
            maxLength,
          },
          inPortal,
        )}
        onClear={value === '' ? undefined : () => change('')}
        onClose={onClose}
      />
      {typed === '' && <BeforeStart {...props} />}
      <ResultList
        {...combobox}
        items={items}
        groups={typed === '' ? [] : (groups ?? [])}
        community={typed === '' ? undefined : community}
        query={query}
        typed={typed}
        onRecent={change}
        onChoose={onChoose}
      />
      {typed === '' ? (
        <AfterStart {...props} />
      ) : (
        <>
          {!groups && <Text variant="small">{messages.loading}</Text>}
          {community && <CommunityState {...community} />}
          {found === 0 && !isSearching && (
            <NothingFound typed={typed} actions={actions} onChoose={onChoose} />
          )}
        </>
      )}
      {announcement}
    </div>
  );
}
