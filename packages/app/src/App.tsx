import { UiProvider } from '@settlement-help/ui';
import { enVisitor } from '@settlement-help/ui/domain';
import { type AppHistory, AppRouter } from './lib/navigation/history.tsx';
import { RouterLink } from './lib/navigation/RouterLink.tsx';
import { Root } from './routes/Root.tsx';

export interface AppProps {
  /** @default the browser's */
  history?: AppHistory | undefined;
}

/** The whole app. Those texts that its first screen lacks come with the screens. */
export function App({ history }: AppProps) {
  return (
    <UiProvider locale="en" messages={enVisitor} linkComponent={RouterLink}>
      <AppRouter history={history}>
        <Root />
      </AppRouter>
    </UiProvider>
  );
}
