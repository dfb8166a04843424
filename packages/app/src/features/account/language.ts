import type { Language, User } from '@settlement-help/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { acceptAnyBody } from '#app/lib/api/acceptAnyBody.ts';
import { changeCachedUser } from '#app/lib/api/changeCachedUser.ts';
import { api } from '#app/lib/api/client.ts';
import { logFailure } from '#app/lib/api/pageLeave.ts';
import { language } from '#app/lib/language/language.ts';
import { session } from '#app/lib/session/session.ts';

/** Saves the chosen language to the profile. A failure is only logged: the page uses the language already. */
async function saveLanguage(queryClient: QueryClient, chosen: Language) {
  const { token } = session.get();
  try {
    await acceptAnyBody(api.updateMe({ body: { language: chosen } }));
    if (session.get().token !== token) return;
    await changeCachedUser(queryClient, { language: chosen });
  } catch (error) {
    logFailure('The language could not be stored on the server.', error);
  }
}

export function useSaveLanguage() {
  const queryClient = useQueryClient();
  return useCallback((chosen: Language) => void saveLanguage(queryClient, chosen), [queryClient]);
}

/** Shows the language of the profile, or saves the one that was chosen in this browser to the profile. */
export async function syncProfileLanguage(queryClient: QueryClient, user: User) {
  const { chosen, isFromUrl } = language.choice();
  if (chosen && chosen !== user.language && (isFromUrl || user.language === null)) {
    await saveLanguage(queryClient, chosen);
  } else {
    await language
      .followProfile(user.language)
      .catch((error) => logFailure('The language could not be loaded.', error));
  }
}
