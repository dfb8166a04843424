import type { Country } from '@settlement-help/contract';
import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type Mutation,
  onlineManager,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { session } from '#app/lib/session/session.ts';
import { offlineCopies } from '#app/lib/storage/offlineCopies.ts';
import { showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { type StepStatus, setStepStatusDefaults } from './stepStatus.ts';

const copyName = 'unsent';

/** True for a status that waits for the network, or is sent until the server answers. Online, a paused one waits for another status. */
export const isUnsent = ({ options, state, meta }: Mutation) =>
  options.mutationKey?.[0] === queryKeys.allSteps[0] &&
  (meta?.isQueued ? state.status === 'pending' : state.isPaused && !onlineManager.isOnline());

/** True if a status is unsent, of the country or of any. */
export const hasUnsent = (client: QueryClient, country?: Country) =>
  client.getMutationCache().find({
    predicate: (mutation) =>
      isUnsent(mutation) && (country === undefined || mutation.options.mutationKey?.[1] === country),
  }) !== undefined;

/** Restores the statuses that waited for the network when the page was closed. Returns the client. */
export function restoreUnsentStatuses(client: QueryClient) {
  setStepStatusDefaults(client);
  // TanStack Query only learns about later changes.
  onlineManager.setOnline(navigator.onLine);
  const { token } = session.get();
  const copy = token && offlineCopies.read(token, copyName);
  if (copy) hydrate(client, { mutations: copy.data as DehydratedState['mutations'] });
  return client;
}

function saveUnsent(client: QueryClient, token: string) {
  const { mutations } = dehydrate(client, {
    shouldDehydrateQuery: () => false,
    shouldDehydrateMutation: isUnsent,
  });
  const data = mutations.map((mutation) => ({
    ...mutation,
    // After a reload, nothing else shows that it failed.
    mutationKey: queryKeys.queuedStepStatuses(mutation.mutationKey?.[1] as Country),
    // TanStack Query resumes only these.
    state: { ...mutation.state, isPaused: true },
  }));
  offlineCopies.write(token, copyName, { savedAt: Date.now(), data });
}

/** Keeps statuses that wait for the network across reloads, sends them when it returns, and reports failures. */
export function useUnsentStatuses() {
  const client = useQueryClient();
  const messages = useAppMessages();
  const report = useEffectEvent((title: string) =>
    showToast({ tone: 'error', message: messages.stepNotSaved({ step: title }) }),
  );

  useEffect(() => {
    const { token } = session.get();
    const mutations = client.getMutationCache();
    let wasUnsent = hasUnsent(client);
    const stop = mutations.subscribe((event) => {
      const isWaiting = hasUnsent(client);
      if (token && (isWaiting || wasUnsent)) saveUnsent(client, token);
      wasUnsent = isWaiting;
      if (event.type !== 'updated' || event.action.type !== 'error' || !event.mutation.meta?.isQueued) return;
      const { step } = event.mutation.state.variables as StepStatus;
      report(step.title);
    });
    client.resumePausedMutations();
    return stop;
  }, [client]);
}
