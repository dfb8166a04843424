import { endpoints } from '@settlement-help/contract';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { isNetworkError } from '#app/lib/api/networkError.ts';
import { session } from '#app/lib/session/session.ts';
import { offlineCopies } from '#app/lib/storage/offlineCopies.ts';
import { isServerReachable } from './isServerReachable.ts';
import { offline } from './offline.ts';

/** Questions that a person visited last. */
const maxQuestions = 20;

const isQuestionPage = (queryKey: QueryKey) => queryKey[1] === 'question' && queryKey[3] === 'page';

/** The schema of a query that is saved for offline use (docs/decisions/0025-offline.md). */
function schemaOf(queryKey: QueryKey) {
  switch (queryKey[0]) {
    case 'me':
      return endpoints.getMe.response;
    case 'situation':
      return endpoints.getSituation.response;
    case 'steps':
      return endpoints.listSteps.response;
    case 'documents':
      return endpoints.listDocuments.response;
    case 'forum':
      return isQuestionPage(queryKey) ? endpoints.getQuestion.response : undefined;
  }
}

const nameOf = (queryKey: QueryKey) => queryKey.join('/');

/** Returns null for a copy in the format of an earlier version of the app. */
function readCopy<Data>(queryKey: QueryKey) {
  const { token } = session.get();
  const copy = token ? offlineCopies.read(token, nameOf(queryKey)) : null;
  if (!copy) return null;
  const isValid = copy.data === null || schemaOf(queryKey)?.safeParse(copy.data).success;
  return isValid ? { savedAt: copy.savedAt, data: copy.data as Data } : null;
}

/** Loads the data of a query. Without a network, resolves to the saved copy. */
export async function loadOrCopy<Data>(queryKey: QueryKey, load: () => Promise<Data>): Promise<Data> {
  try {
    const data = await load();
    offline.reached(Date.now());
    return data;
  } catch (error) {
    const copy = isNetworkError(error) ? readCopy<Data>(queryKey) : null;
    // A network error can also concern this request only.
    if (!copy || (await isServerReachable())) throw error;
    offline.showsCopy(copy.savedAt);
    return copy.data;
  }
}

/** Saves loaded queries for offline use and refetches them when the network returns. Returns a cleanup function. */
export function keepReadableOffline(client: QueryClient) {
  const { token } = session.get();
  const queries = client.getQueryCache();
  // The failure of an optional query is not shown.
  const isMissing = ({ state, meta }: Query) =>
    state.status === 'error' && state.data === undefined && !meta?.isOptional;
  const stopSaving = queries.subscribe((event) => {
    offline.setDataMissing(queries.findAll({ type: 'active' }).some(isMissing));
    if (!token || event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey, state } = event.query;
    if (!schemaOf(queryKey) || offline.get().isCopy) return;
    offlineCopies.write(token, nameOf(queryKey), { savedAt: state.dataUpdatedAt, data: state.data });
    if (isQuestionPage(queryKey)) offlineCopies.prune('forum/', maxQuestions);
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
