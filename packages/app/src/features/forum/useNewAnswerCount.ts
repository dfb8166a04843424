import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { session } from '#app/lib/session/session.ts';
import { unseenAnswersQuery } from './queries.ts';

/** The number of answers that the reader has not seen. An installed app shows it on its icon, where the system can. */
export function useNewAnswerCount() {
  const { data } = useQuery(unseenAnswersQuery);
  const count = data?.reduce((sum, question) => sum + question.count, 0);
  useEffect(() => {
    if (count !== undefined) navigator.setAppBadge?.(count).catch(() => undefined);
  }, [count]);
  useEffect(() => {
    const { token } = session.get();
    return () => {
      // Screens without this count, such as a pass, keep the badge of the same session.
      if (session.get().token !== token) navigator.clearAppBadge?.().catch(() => undefined);
    };
  }, []);
  return count ?? 0;
}
