import { ApiError, endpoints } from '@settlement-help/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { absoluteUrl } from '#app/lib/api/absoluteUrls.ts';
import { session } from '#app/lib/session/session.ts';
import { offlineCopies } from '#app/lib/storage/offlineCopies.ts';
import { offline } from './offline.ts';

/** The queries of which copies are kept, by the first part of their key, and no others (see docs/decisions/0025-offline.md). */
const shapes = {
  me: endpoints.getMe.response,
  situation: endpoints.getSituation.response,
  steps: endpoints.listSteps.response,
};

const shapeOf = ([name]: QueryKey) => shapes[name as keyof typeof shapes];
const nameOf = (queryKey: QueryKey) => queryKey.join('/');

/** A copy that an earlier version of the app has saved may have another shape. */
function readCopy<Data>(queryKey: QueryKey) {
  const { token } = session.get();
  const copy = token ? offlineCopies.read(token, nameOf(queryKey)) : null;
  if (!copy) return null;
  const isUsable = copy.data === null || shapeOf(queryKey)?.safeParse(copy.data).success;
  return isUsable ? { savedAt: copy.savedAt, data: copy.data as Data } : null;
}

/** A request can also fail because the server refuses that one. */
async function isServerReachable() {
  if (!navigator.onLine) return false;
  try {
    await fetch(absoluteUrl('/healthz'), { method: 'HEAD', mode: 'no-cors', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Loads the data of a query; without a network, resolves to the copy of it. */
export async function loadOrCopy<Data>(queryKey: QueryKey, load: () => Promise<Data>): Promise<Data> {
  try {
    const data = await load();
    offline.reached(Date.now());
    return data;
  } catch (error) {
    const copy = error instanceof ApiError && error.kind === 'network' ? readCopy<Data>(queryKey) : null;
    if (!copy || (await isServerReachable())) throw error;
    offline.showsCopy(copy.savedAt);
    return copy.data;
  }
}

/** Saves copies of what a session shows, and loads it anew when the network is back; returns how to stop. */
export function keepReadableOffline(client: QueryClient) {
  const { token } = session.get();
  const stopSaving = client.getQueryCache().subscribe((event) => {
    if (!token || event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey, state } = event.query;
    if (!shapeOf(queryKey) || offline.get().isCopy) return;
    offlineCopies.write(token, nameOf(queryKey), { savedAt: state.dataUpdatedAt, data: state.data });
  });
  let wasCopy = offline.get().isCopy;
  const stopFollowing = offline.subscribe(() => {
    const { isCopy } = offline.get();
    if (wasCopy && !isCopy) client.invalidateQueries();
    wasCopy = isCopy;
  });
  return () => {
    stopSaving();
    stopFollowing();
    offline.forget();
  };
}
