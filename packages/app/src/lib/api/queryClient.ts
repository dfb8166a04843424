import { QueryClient } from '@tanstack/react-query';

/** The server state of one session. Requests are not retried in the background: failures show a button for it. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Without a network, requests fail at once instead of pausing.
        networkMode: 'always',
        // TanStack Query's default is false with `networkMode: 'always'`; links expire while a laptop sleeps.
        refetchOnReconnect: true,
        retry: false,
        staleTime: 30_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
