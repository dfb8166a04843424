import type { Language, User } from '@settlement-help/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { acceptAnyBody } from '#app/lib/api/acceptAnyBody.ts';
import { api } from '#app/lib/api/client.ts';
import { logFailure } from '#app/lib/api/pageLeave.ts';
import { language } from '#app/lib/language/language.ts';
import { session } from '#app/lib/session/session.ts';
import { meQuery } from './queries.ts';

/** Keeps a choice in the profile. The page speaks the language already, so a failure is only logged. */
async function keepInProfile(queryClient: QueryClient, chosen: Language) {
  const { token } = session.get();
  try {
    await acceptAnyBody(api.updateMe({ body: { language: chosen } }));
    if (session.get().token !== token) return;
    queryClient.setQueryData(
      meQuery.queryKey,
      (user: User | undefined) => user && { ...user, language: chosen },
    );
  } catch (error) {
    logFailure('The language could not be stored on the server.', error);
  }
}

/** Keeps the language that a signed-in person chose for their other devices, too. */
export function useKeepLanguage() {
  const queryClient = useQueryClient();
  return useCallback((chosen: Language) => void keepInProfile(queryClient, chosen), [queryClient]);
}

/** Speaks the language of the profile, or gives the profile the one that was chosen here. */
export async function meetProfile(queryClient: QueryClient, user: User) {
  const { chosen, isAsked } = language.choice();
  if (chosen && chosen !== user.language && (isAsked || user.language === null)) {
    await keepInProfile(queryClient, chosen);
  } else {
    await language
      .follow(user.language)
      .catch((error) => logFailure('The language could not be loaded.', error));
  }
}
