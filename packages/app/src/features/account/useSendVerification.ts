import { api } from '#app/lib/api/client.ts';
import { useRefetchEmail } from './useRefetchEmail.ts';

/** Returns a function that sends the verification email again. */
export function useSendVerification() {
  const refresh = useRefetchEmail();
  return async () => {
    await api.sendVerificationEmail();
    // The address may have been verified on another device.
    await refresh();
  };
}
