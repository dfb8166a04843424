import { en, UiProvider } from '@settlement-help/ui';
import { MemoryRouter } from 'react-router-dom';
import { RouterLink } from '#app/lib/RouterLink.tsx';
import { session } from '#app/lib/session.ts';
import { Root } from '#app/routes/Root.tsx';

export interface AppAtProps {
  /** The address at which the app is opened. */
  path: string;
}

/** The whole app at an address; the mocks answer it. */
export function AppAt({ path }: AppAtProps) {
  return (
    <UiProvider locale="en" messages={en} linkComponent={RouterLink}>
      <MemoryRouter initialEntries={[path]}>
        <Root />
      </MemoryRouter>
    </UiProvider>
  );
}

/** Opens the app without a session; answers how to clean up. */
export function asVisitor() {
  session.end();
  return session.end;
}

/** Opens the app with the session of Amira in Germany; answers how to clean up. */
export function asAmira() {
  session.begin('mock-token');
  session.chooseCountry('Germany');
  return session.end;
}
