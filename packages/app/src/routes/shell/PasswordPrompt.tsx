import { lazyWithPreload } from '@settlement-help/ui/internal';
import { useEffect, useState } from 'react';
import { passwordPrompt } from '#app/lib/session/passwordPrompt.ts';
import { useStore } from '#app/lib/storage/store.ts';

const PasswordAgain = lazyWithPreload(
  async () => (await import('#app/features/account/PasswordAgain.tsx')).PasswordAgain,
);

/** Asks for the password when the server wants it again. */
export function PasswordPrompt({ email }: { email: string }) {
  const asked = useStore(passwordPrompt);
  const [isLoaded, setIsLoaded] = useState(false);

  useEffect(() => {
    if (!asked) return;
    PasswordAgain.load().then(
      () => setIsLoaded(true),
      () => asked.answer(false),
    );
  }, [asked]);

  return isLoaded && asked && <PasswordAgain email={email} onDone={asked.answer} />;
}
