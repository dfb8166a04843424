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

/** True for a status that waits for the network. */
export const isUnsent = ({ options, state }: Mutation) =>
  state.isPaused && options.mutationKey?.[0] === queryKeys.allSteps[0];

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
  offlineCopies.write(token, copyName, { savedAt: Date.now(), data: mutations });
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
    let wasUnsent = mutations.find({ predicate: isUnsent }) !== undefined;
    const stop = mutations.subscribe((event) => {
      const hasUnsent = mutations.find({ predicate: isUnsent }) !== undefined;
      if (token && (hasUnsent || wasUnsent)) saveUnsent(client, token);
      wasUnsent = hasUnsent;
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      const { step, isQueued } = (event.mutation.state.variables ?? {}) as Partial<StepStatus>;
      if (isQueued && step) report(step.title);
    });
    client.resumePausedMutations();
    return stop;
  }, [client]);
}
