import { limits } from '@settlement-help/contract';
import { type SearchAction, SearchDialog, type SearchDialogProps } from '@settlement-help/ui/domain';
import { useEffect, useMemo, useRef } from 'react';
import { parseSearch } from '#app/lib/content/searchTerms.ts';
import { screenStart } from '#app/lib/navigation/useScreenArrival.ts';
import { recentSearches } from '#app/lib/storage/recentSearches.ts';
import { searchShortcut } from '#app/lib/storage/searchShortcut.ts';
import { useStore } from '#app/lib/storage/store.ts';
import { createSearchIndex, type SearchEntry } from './searchIndex.ts';

export interface SearchScreenProps extends Pick<SearchDialogProps, 'value' | 'onValueChange' | 'community'> {
  open: boolean;
  onClose: () => void;
  /** All that is searched on the device; undefined while it is loaded. */
  entries: readonly SearchEntry[] | undefined;
  actions: readonly SearchAction[];
}

/** The search dialog with the results on the device. */
export function SearchScreen({ open, onClose, entries, ...props }: SearchScreenProps) {
  const { value } = props;
  const recent = useStore(recentSearches);
  const hasShortcut = useStore(searchShortcut);
  const find = useMemo(() => entries && createSearchIndex(entries), [entries]);
  const query = useMemo(() => parseSearch(value), [value]);
  const groups = useMemo(() => find?.(query), [find, query]);

  const hasChosen = useRef(false);
  useEffect(() => {
    if (open) hasChosen.current = false;
  }, [open]);

  return (
    <SearchDialog
      {...props}
      open={open}
      onOpenChange={onClose}
      maxLength={limits.search.max}
      query={query}
      groups={groups}
      recent={recent}
      onClearRecent={recentSearches.clear}
      hasShortcut={hasShortcut}
      onShortcutChange={searchShortcut.set}
      onChoose={() => {
        hasChosen.current = true;
        if (value.trim()) recentSearches.add(value.trim());
      }}
      finalFocus={() => (hasChosen.current ? screenStart() : null)}
    />
  );
}
