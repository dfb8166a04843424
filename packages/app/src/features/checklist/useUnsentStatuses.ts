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

/** True for a change that waits for the network. */
export const isUnsent = (mutation: Mutation) => mutation.state.isPaused;

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

/** Keeps statuses that wait for the network across reloads, sends them when it returns, and reports failures. */
export function useUnsentStatuses() {
  const client = useQueryClient();
  const messages = useAppMessages();
  const report = useEffectEvent((title: string) =>
    showToast({ tone: 'error', message: messages.stepNotSaved({ step: title }) }),
  );

  useEffect(() => {
    const { token } = session.get();
    const stop = client.getMutationCache().subscribe((event) => {
      const { mutation } = event;
      if (!token || mutation?.options.mutationKey?.[0] !== queryKeys.allSteps[0]) return;
      const { mutations } = dehydrate(client, {
        shouldDehydrateQuery: () => false,
        shouldDehydrateMutation: isUnsent,
      });
      offlineCopies.write(token, copyName, { savedAt: Date.now(), data: mutations });
      const { step, isQueued } = (mutation.state.variables ?? {}) as Partial<StepStatus>;
      if (event.type === 'updated' && event.action.type === 'error' && isQueued && step) report(step.title);
    });
    client.resumePausedMutations();
    return stop;
  }, [client]);
}
