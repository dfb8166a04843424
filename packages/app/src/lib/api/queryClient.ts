import { QueryClient } from '@tanstack/react-query';

/** Server state of one session. Failures show at once with a way to try again, instead of retrying in silence. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // Always: without a network a request fails and says so, instead of waiting in silence for it to come back.
      queries: {
        networkMode: 'always',
        // A laptop that slept comes back with links that have ended, and no timer ran meanwhile.
        refetchOnReconnect: true,
        retry: false,
        staleTime: 30_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
