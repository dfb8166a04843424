import { lazyWithPreload } from '@settlement-help/ui/internal';
import { useEffect, useState } from 'react';
import { passwordPrompt } from '#app/lib/session/passwordPrompt.ts';
import { useStore } from '#app/lib/storage/store.ts';

const VerifyPasswordDialog = lazyWithPreload(
  async () => (await import('#app/features/account/VerifyPasswordDialog.tsx')).VerifyPasswordDialog,
);

/** Asks for the password when the server wants it again. */
export function PasswordPrompt({ email }: { email: string }) {
  const asked = useStore(passwordPrompt);
  const [isLoaded, setIsLoaded] = useState(false);

  useEffect(() => {
    if (!asked) return;
    VerifyPasswordDialog.load().then(
      () => setIsLoaded(true),
      () => asked.answer(false),
    );
  }, [asked]);

  return isLoaded && asked && <VerifyPasswordDialog email={email} onDone={asked.answer} />;
}
