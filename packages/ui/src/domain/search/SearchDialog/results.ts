export type SearchResultKind = 'steps' | 'documents' | 'services' | 'letters' | 'terms' | 'community';

/** A part of the text below the title of a result. */
export interface SearchDetail {
  text: string;
  /** The language of an official term. @default the page's */
  lang?: string | undefined;
}

export interface SearchResult {
  /** Unique among all results. */
  id: string;
  href: string;
  title: string;
  /** The language of the title. @default the page's */
  lang?: string | undefined;
  /** The title is a text of a person, in its own direction. @default false */
  isUserWritten?: boolean | undefined;
  /** Shown in one line, separated by dots. */
  details: readonly SearchDetail[];
}

export interface SearchGroup {
  kind: Exclude<SearchResultKind, 'community'>;
  results: readonly SearchResult[];
}

/** The questions that the server found. */
export interface CommunityResults {
  /** `idle` before there is a text to search for. */
  state: 'idle' | 'loading' | 'loaded' | 'failed' | 'offline';
  results: readonly SearchResult[];
  /** The list of all questions that match. */
  allHref: string;
  onRetry: () => Promise<unknown>;
}

/** A link to go on without a result. */
export interface SearchAction {
  href: string;
  label: string;
}

/** A choice in the list below the field. */
export type SearchItem =
  | { kind: 'recent'; id: string; text: string }
  | { kind: 'result'; id: string; result: SearchResult }
  | { kind: 'all'; id: string; href: string };

/** The id of the link to all questions. */
export const allId = 'all';

/** The choices in the order in which they are shown. */
export function listItems(
  typed: string,
  recent: readonly string[],
  groups: readonly SearchGroup[],
  community: CommunityResults | undefined,
): SearchItem[] {
  if (typed === '') return recent.map((text) => ({ kind: 'recent', id: text, text }));
  const results = [...groups.flatMap((group) => group.results), ...(community?.results ?? [])];
  const items = results.map((result): SearchItem => ({ kind: 'result', id: result.id, result }));
  if (community && community.results.length > 0)
    items.push({ kind: 'all', id: allId, href: community.allHref });
  return items;
}
