import { QueryClient } from '@tanstack/react-query';

/** Server state of one session. Failures show at once with a way to try again, instead of retrying in silence. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
  });
