import { api } from '#app/lib/api/client.ts';
import { useRefreshEmail } from './useRefreshEmail.ts';

/** Returns a function that sends the verification email again. */
export function useSendVerification() {
  const refresh = useRefreshEmail();
  return async () => {
    await api.sendVerificationEmail();
    // The address may have been verified on another device.
    await refresh();
  };
}
