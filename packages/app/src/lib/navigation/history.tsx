import { createContext, type ReactNode, use, useMemo } from 'react';
import { type BaseLocationHook, type BaseSearchHook, Router } from 'wouter';
import {
  navigate,
  useHistoryState,
  useLocationProperty,
  usePathname,
  useSearch,
} from 'wouter/use-browser-location';

/** What an entry of the history carries beside its address. */
export interface EntryState {
  /** Names the entry for as long as it is in the history. */
  key?: string;
  /** Where a visitor wanted to go before they were asked to log in. */
  from?: string | undefined;
  /** Whether the screen lies under this entry of its dialog, so that closing can go back to it. */
  opened?: boolean;
  /** The token of a mail, out of the address but kept over a reload. */
  resetToken?: string;
}

/** The entry of the history that is shown. */
export interface Entry {
  state: EntryState;
  hash: string;
}

/** Where the app is and has been: in the browser, or in the memory of a story. */
export interface AppHistory {
  useLocation: BaseLocationHook;
  useSearch: BaseSearchHook;
  useEntry: () => Entry;
  back: () => void;
}

export const newKey = () => Math.random().toString(36).slice(2);

const noState: EntryState = {};
const currentState = () => (history.state as EntryState | null) ?? noState;
const currentHash = () => location.hash;

const go: typeof navigate = (to, { replace, state } = {}) => {
  const { pathname, search, hash } = location;
  const isHere = to === pathname + search + hash;
  const key = (replace || isHere ? currentState().key : undefined) ?? newKey();
  navigate(to, { replace: replace || isHere, state: { ...state, key } });
};

let isGoingBack = false;

/** Once at a time: until the browser has gone back, a second Escape would go back from where the first one leads. */
function back() {
  if (isGoingBack) return;
  isGoingBack = true;
  const done = () => {
    isGoingBack = false;
  };
  addEventListener('popstate', done, { once: true });
  history.back();
}

const browserHistory: AppHistory = {
  useLocation: () => [usePathname(), go],
  useSearch,
  useEntry: () => ({
    state: useHistoryState<EntryState | null>() ?? noState,
    hash: useLocationProperty(currentHash),
  }),
  back,
};

/** What has happened since the page was opened. */
interface Visit {
  /** How many screens were shown. */
  screens: number;
}

const HistoryContext = createContext<AppHistory & { visit: Visit }>({
  ...browserHistory,
  visit: { screens: 0 },
});

export interface AppRouterProps {
  /** @default the browser's */
  history?: AppHistory | undefined;
  children: ReactNode;
}

/** Tells everything below it where the app is. */
export function AppRouter({ history = browserHistory, children }: AppRouterProps) {
  const value = useMemo(() => ({ ...history, visit: { screens: 0 } }), [history]);
  return (
    <HistoryContext value={value}>
      <Router hook={history.useLocation} searchHook={history.useSearch}>
        {children}
      </Router>
    </HistoryContext>
  );
}

/** What the router leaves out: the state of the entry that is shown, its hash, the way back, and the visit so far. */
export function useEntry() {
  const history = use(HistoryContext);
  return { ...history.useEntry(), back: history.back, visit: history.visit };
}
