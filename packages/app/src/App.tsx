import { UiProvider } from '@settlement-help/ui';
import { unreviewed } from '../messages/dist/unreviewed.ts';
import { useLanguage } from './lib/language/language.ts';
import { AppLink } from './lib/navigation/AppLink.tsx';
import { SessionProvider } from './lib/session/SessionProvider.tsx';
import { Root } from './routes/Root.tsx';

/** The app, inside a router. Empty until the texts are loaded. */
export function App() {
  const { language, texts } = useLanguage();
  if (!texts) return null;
  return (
    <UiProvider
      locale={language}
      messages={texts}
      linkComponent={AppLink}
      isUnreviewed={unreviewed.includes(language)}
    >
      <SessionProvider>
        <Root />
      </SessionProvider>
    </UiProvider>
  );
}
