import { ApiError, endpoints } from '@settlement-help/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { absoluteUrl } from '#app/lib/api/absoluteUrls.ts';
import { session } from '#app/lib/session/session.ts';
import { offlineCopies } from '#app/lib/storage/offlineCopies.ts';
import { offline } from './offline.ts';

/** The queries that are saved for offline use, by the first part of their key (docs/decisions/0025-offline.md). */
const schemas = {
  me: endpoints.getMe.response,
  situation: endpoints.getSituation.response,
  steps: endpoints.listSteps.response,
};

const schemaOf = ([name]: QueryKey) => schemas[name as keyof typeof schemas];
const nameOf = (queryKey: QueryKey) => queryKey.join('/');

/** Returns null for a copy in the format of an earlier version of the app. */
function readCopy<Data>(queryKey: QueryKey) {
  const { token } = session.get();
  const copy = token ? offlineCopies.read(token, nameOf(queryKey)) : null;
  if (!copy) return null;
  const isValid = copy.data === null || schemaOf(queryKey)?.safeParse(copy.data).success;
  return isValid ? { savedAt: copy.savedAt, data: copy.data as Data } : null;
}

async function isServerReachable() {
  if (!navigator.onLine) return false;
  try {
    await fetch(absoluteUrl('/healthz'), { method: 'HEAD', mode: 'no-cors', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Loads the data of a query. Without a network, resolves to the saved copy. */
export async function loadOrCopy<Data>(queryKey: QueryKey, load: () => Promise<Data>): Promise<Data> {
  try {
    const data = await load();
    offline.reached(Date.now());
    return data;
  } catch (error) {
    const copy = error instanceof ApiError && error.kind === 'network' ? readCopy<Data>(queryKey) : null;
    // A network error can also concern this request only.
    if (!copy || (await isServerReachable())) throw error;
    offline.showsCopy(copy.savedAt);
    return copy.data;
  }
}

/** Saves loaded queries for offline use and refetches them when the network returns. Returns a cleanup function. */
export function keepReadableOffline(client: QueryClient) {
  const { token } = session.get();
  const stopSaving = client.getQueryCache().subscribe((event) => {
    if (!token || event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey, state } = event.query;
    if (!schemaOf(queryKey) || offline.get().isCopy) return;
    offlineCopies.write(token, nameOf(queryKey), { savedAt: state.dataUpdatedAt, data: state.data });
  });
  let wasCopy = offline.get().isCopy;
  const stopRefetching = offline.subscribe(() => {
    const { isCopy } = offline.get();
    if (wasCopy && !isCopy) client.invalidateQueries();
    wasCopy = isCopy;
  });
  return () => {
    stopSaving();
    stopRefetching();
    offline.reset();
  };
}
